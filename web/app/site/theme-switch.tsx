import { useEffect, useState } from 'react';
import { applyTheme, readTheme, type Theme, themes } from './theme.ts';

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => setTheme(readTheme()), []);
  return (
    <fieldset className="theme-switch needs-scripts">
      <legend className="label mb-2">Appearance</legend>
      {themes.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="theme"
            checked={theme === name}
            onChange={() => {
              applyTheme(name);
              setTheme(name);
            }}
          />
          {labels[name]}
        </label>
      ))}
    </fieldset>
  );
}
