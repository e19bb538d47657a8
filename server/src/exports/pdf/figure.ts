/** A chart on the page, in its own units: it is read as one figure, by what it says in words. */

import { heading, paragraph } from './blocks.ts';
import type { ChartCanvas } from './chart-canvas.ts';
import type { PrintedChart } from './charts.ts';
import { contentWidth, paper } from './paper.ts';
import type { ReportDocument } from './report-document.ts';

/** As wide as the text, with its title and finding above, and never cut by the end of a page. */
export function figure(report: ReportDocument, chart: PrintedChart | null): void {
  if (chart === null) return;
  const scale = contentWidth / chart.width;
  const height = chart.height * scale;
  heading(report, chart.title, height + headHeight);
  paragraph(report, chart.summary, 'note');
  const { y } = report;
  const { document } = report.drawing;
  const draw = () => {
    document.save();
    document.translate(paper.left, y).scale(scale, scale);
    chart.draw(canvasOn(report));
    document.restore();
  };
  report.tag('Figure', draw, {
    alt: `${chart.title}. ${chart.summary}`,
    bbox: [paper.left, y, paper.right, y + height],
  });
  report.y += height + 10;
}

/** Of the title and a finding of two lines. */
const headHeight = 64;

type Points = Parameters<ChartCanvas['line']>[0];

function canvasOn({ drawing }: ReportDocument): ChartCanvas {
  const { document } = drawing;
  const trace = (points: Points) =>
    points.forEach(({ x, y }, at) => {
      if (at === 0) document.moveTo(x, y);
      else document.lineTo(x, y);
    });
  return {
    line(points, { colour, width, dash }) {
      document.save().lineWidth(width).lineJoin('round').lineCap('round');
      if (dash !== undefined) document.addContent(`[${dash.join(' ')}] 0 d`);
      trace(points);
      document.stroke(colour).restore();
    },
    area(points, { fill, opacity = 1 }) {
      document.save().fillOpacity(opacity);
      trace(points);
      document.closePath().fill(fill).restore();
    },
    circle({ x, y, radius }, { fill, stroke, width }) {
      document.save().lineWidth(width).circle(x, y, radius).fillAndStroke(fill, stroke).restore();
    },
    text(text, { x, y, anchor }, { size, colour, weight }) {
      const face = weight === 'semibold' ? 'strong' : 'text';
      drawing.text(text, { x, baseline: y, anchor }, { face, size, colour });
    },
  };
}
