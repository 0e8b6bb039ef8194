/** The end of a game as a PNG: the picture of the result screen with the names and points below it. */

const SVG = "http://www.w3.org/2000/svg";
const [WIDTH, ART_HEIGHT, MARGIN] = [1200, 450, 60];
const [TITLE_SIZE, LINE_SIZE, LINE_HEIGHT] = [64, 44, 66];
/** Style properties of shapes to copy into attributes, since a picture has no style sheet. */
const LOOKS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "opacity",
] as const;

interface Colours {
  paper: string;
  ink: string;
  soft: string;
}

/** A PNG of the result; null if the browser does not let a page draw one. */
export async function resultPicture(art: SVGSVGElement, title: string, lines: readonly string[]): Promise<Blob | null> {
  const height = ART_HEIGHT + MARGIN + TITLE_SIZE + LINE_HEIGHT * lines.length + MARGIN;
  const drawn = compose(art, title, lines, height);
  const source = new XMLSerializer().serializeToString(drawn);
  const url = URL.createObjectURL(new Blob([source], { type: "image/svg+xml" }));
  try {
    return await painted(await loaded(url), height);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The whole picture as an SVG without style sheets. */
export function compose(art: SVGSVGElement, title: string, lines: readonly string[], height: number): SVGSVGElement {
  const colours = coloursOf(art);
  const whole = element("svg", { xmlns: SVG, width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}` });
  whole.append(element("rect", { width: WIDTH, height, fill: colours.paper }));
  const picture = flattened(art);
  for (const [name, value] of Object.entries({ x: 0, y: 0, width: WIDTH, height: ART_HEIGHT }))
    picture.setAttribute(name, String(value));
  whole.append(picture);
  let y = ART_HEIGHT + MARGIN + TITLE_SIZE / 2;
  whole.append(text(title, y, TITLE_SIZE, colours.ink, "Fraunces, Georgia, serif"));
  for (const line of lines) {
    y += LINE_HEIGHT;
    whole.append(text(line, y, LINE_SIZE, colours.soft, "Nunito, sans-serif"));
  }
  return whole;
}

function coloursOf(art: Element): Colours {
  const styles = getComputedStyle(art);
  const read = (name: string) => styles.getPropertyValue(name).trim();
  return { paper: read("--card"), ink: read("--ink"), soft: read("--ink-soft") };
}

/** A copy of a drawing with its styles as attributes. */
function flattened(art: SVGSVGElement): SVGSVGElement {
  const copy = art.cloneNode(true) as SVGSVGElement;
  const [from, to] = [art, copy].map((root) => [root, ...root.querySelectorAll("*")]);
  from?.forEach((shape, i) => {
    const styles = getComputedStyle(shape);
    const target = to?.[i];
    for (const look of LOOKS) target?.setAttribute(look, styles.getPropertyValue(look));
    target?.removeAttribute("class");
    target?.removeAttribute("style");
  });
  return copy;
}

function element(name: string, attributes: Record<string, string | number>): SVGSVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) if (key !== "xmlns") made.setAttribute(key, String(value));
  return made as SVGSVGElement;
}

function text(content: string, y: number, size: number, fill: string, family: string): Element {
  const made = element("text", { x: MARGIN, y, fill, "font-size": size, "font-family": family, "font-weight": 700 });
  made.textContent = content;
  return made;
}

function loaded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("the picture could not be drawn"));
    image.src = url;
  });
}

function painted(image: HTMLImageElement, height: number): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
