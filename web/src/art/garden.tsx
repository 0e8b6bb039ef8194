/** The surroundings of Molly's bed: tools, weather, and what lives in the ground. */
import { memo } from "preact/compat";
import { Art, drawingIn, INK, Line, Shape, type ArtProps } from "./paper";

/** The sky of a game, from its morning to its last round. */
export type Weather = "sun" | "cloud" | "rain" | "moon";

export const Spade = drawingIn({ box: "0 0 40 160" }, () => (
  <>
    <path d="M20 14V96" stroke="#a9743f" stroke-width="8" stroke-linecap="round" />
    <path d="M8 8H32" stroke="#7d4a2a" stroke-width="9" stroke-linecap="round" />
    <Shape d="M4 92H36V120C36 138 28 148 20 156 12 148 4 138 4 120Z" fill="#9aa4ad" edge="#4c545b" width="3" />
    <path d="M20 98V140" stroke="#6c757d" stroke-width="3" />
    <path d="M6 128C14 134 26 134 34 128 32 140 26 150 20 156 14 150 8 140 6 128Z" fill="#6f4a2f" />
  </>
));

export const WateringCan = drawingIn({ box: "0 0 130 100" }, () => (
  <>
    <path d="M48 34C48 6 96 6 96 34" fill="none" stroke="#3f6b6b" stroke-width="6" />
    <path d="M44 58 12 30 6 38 42 78Z" fill="#5f9a97" stroke="#2f5453" stroke-width="3" stroke-linejoin="round" />
    <path d="M2 26 20 44 12 22Z" fill="#7fb5b1" stroke="#2f5453" stroke-width="3" stroke-linejoin="round" />
    <path d="M40 34H104L110 92H34Z" fill="#6aa8a4" stroke="#2f5453" stroke-width="3" stroke-linejoin="round" />
    <path d="M104 44C126 44 126 80 108 82" fill="none" stroke="#2f5453" stroke-width="6" />
    <path d="M52 46 49 84" stroke="#a5d0cc" stroke-width="5" stroke-linecap="round" />
  </>
));

export const Carrots = drawingIn({ box: "0 0 110 100" }, () => {
  const carrot = (x: number, turn: number) => (
    <g transform={`translate(${x} 46) rotate(${turn})`}>
      <Line d="M0-4C-10-26-16-26-18-36M0-4C0-26 0-30-2-42M0-4C10-26 16-26 18-36" stroke="#3f7a2f" width="5" />
      <Shape d="M-13 0C-13-10 13-10 13 0 12 26 4 44 0 50-4 44-12 26-13 0Z" fill="#ef8a3c" edge="#9a4a12" width="2.5" />
      <path d="M-10 8H-2M10 16H3M-7 24H-1" stroke="#b9601e" stroke-width="2.5" stroke-linecap="round" />
    </g>
  );
  return (
    <>
      {carrot(34, -18)}
      {carrot(74, 16)}
    </>
  );
});

const CLOUD = "M14 70C2 70 2 52 16 52 14 34 40 28 48 42 58 30 82 38 78 54 94 54 94 70 82 70Z";

export const WeatherSign = memo(function WeatherSign({ weather, ...rest }: ArtProps & { weather: Weather }) {
  return (
    <Art class={`weather-${weather}`} {...rest}>
      {weather === "moon" ? (
        <>
          <path d="M62 14A38 38 0 1 0 86 70 30 30 0 1 1 62 14Z" fill="#f6e3a1" stroke="#8a6a1a" stroke-width="3" />
          <path d="M78 24l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1Z" fill="#f6e3a1" stroke="#8a6a1a" stroke-width="2" />
        </>
      ) : (
        <>
          {weather !== "rain" && (
            <g stroke="#e0a51e" stroke-width="5" stroke-linecap="round">
              <circle
                cx={weather === "sun" ? 50 : 66}
                cy={weather === "sun" ? 50 : 36}
                r="20"
                fill="#ffd75e"
                stroke="#c98a00"
                stroke-width="3"
              />
              {weather === "sun" && (
                <path d="M50 12V20M50 80V88M12 50H20M80 50H88M23 23 29 29M71 71 77 77M23 77 29 71M71 29 77 23" />
              )}
            </g>
          )}
          {weather !== "sun" && (
            <path d={CLOUD} fill={weather === "rain" ? "#cfd8df" : "#fffaf0"} stroke="#7d8790" stroke-width="3" />
          )}
          {weather === "rain" && (
            <path d="M28 78 24 90M48 78 44 90M68 78 64 90" stroke="#4b7fb8" stroke-width="5" stroke-linecap="round" />
          )}
        </>
      )}
    </Art>
  );
});

/** Roots, stones and somebody who lives there: the ground between the tunnels. */
export const Ground = drawingIn({ box: "0 0 200 200", preserveAspectRatio: "none" }, () => (
  <>
    <g fill="none" stroke="#8a6544" stroke-width="2.5" stroke-linecap="round" opacity=".8">
      <path d="M22 8C24 22 16 28 20 42M26 10C32 20 34 22 32 34M150 8C148 24 156 30 152 46M156 10C164 20 166 24 164 36" />
    </g>
    <g fill="#8b7a6a" stroke="#4f4338" stroke-width="1.5">
      <ellipse cx="184" cy="66" rx="8" ry="6" />
      <ellipse cx="12" cy="150" rx="7" ry="5" />
      <ellipse cx="190" cy="168" rx="6" ry="5" />
      <ellipse cx="100" cy="194" rx="9" ry="4" />
    </g>
    <Line d="M6 96C12 90 16 102 22 96S32 92 34 98" stroke="#e39a8c" width="4" />
    <circle cx="33" cy="96" r="1" fill={INK} />
  </>
));
