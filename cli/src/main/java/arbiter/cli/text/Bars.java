package arbiter.cli.text;

/** Horizontal bars: eighths of a block where they can be shown, plain signs otherwise. */
public final class Bars {

    private static final String EIGHTHS = " ▏▎▍▌▋▊▉█";
    private static final int FINE = 8;

    private final boolean unicode;

    public Bars(boolean unicode) {
        this.unicode = unicode;
    }

    /** A bar that fills that part, from 0 to 1, of a width; something that is more than nothing is always seen. */
    public String bar(double part, int width) {
        if (!unicode) {
            int signs = (int) Math.round(part * width);
            return part <= 0 ? "" : "#".repeat(Math.max(1, signs));
        }
        int eighths = (int) Math.round(part * width * FINE);
        int shown = part <= 0 ? 0 : Math.max(1, eighths);
        String end = shown % FINE == 0 ? "" : EIGHTHS.substring(shown % FINE, shown % FINE + 1);
        return "█".repeat(shown / FINE) + end;
    }

    /** How full a resource is. */
    public String gauge(int value, int maximum, int width) {
        double part = maximum <= 0 ? 0 : Math.min(1, Math.max(0, (double) value / maximum));
        int full = part <= 0 ? 0 : Math.max(1, (int) Math.round(part * width));
        return unicode
                ? "█".repeat(full) + "░".repeat(width - full)
                : "[" + "#".repeat(full) + ".".repeat(width - full) + "]";
    }
}
