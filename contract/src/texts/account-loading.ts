// What is said where an account cannot be loaded.

export const accountLoadingTexts = {
  loadFailed: 'Failed to load user profile',
  loadNetworkError: 'Network error loading profile',
} as const;
