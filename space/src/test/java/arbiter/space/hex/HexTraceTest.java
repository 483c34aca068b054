package arbiter.space.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HexTraceTest {

    @Test
    void a_line_between_rows_misses_no_hex() {
        // the rounded line has one of 1,1 and 2,0; the segment cuts a corner off both, of 1,1 first
        assertThat(crossed(Hex.ORIGIN, new Hex(3, 1))).containsExactly("1,0", "1,1", "2,0", "2,1", "3,1");
    }

    @Test
    void a_line_along_a_border_comes_in_pairs_left_first() {
        assertThat(crossed(Hex.ORIGIN, new Hex(2, 2))).containsExactly("1,0+0,1", "1,1", "2,1+1,2", "2,2");
    }

    @Test
    void it_agrees_with_cutting_every_hex_by_the_segment() {
        for (Hex to : HexTemplate.blast(Hex.ORIGIN, 9)) {
            if (!to.equals(Hex.ORIGIN)) {
                assertThat(crossed(Hex.ORIGIN, to)).as("to %s", to).isEqualTo(cut(to));
            }
        }
    }

    private static List<String> crossed(Hex from, Hex to) {
        HexTrace trace = new HexTrace(from, to);
        List<String> steps = new ArrayList<>();
        while (trace.q() != to.q() || trace.r() != to.r()) {
            trace.advance();
            steps.add(
                    trace.q() + "," + trace.r() + (trace.isPair() ? "+" + trace.otherQ() + "," + trace.otherR() : ""));
        }
        return steps;
    }

    /** Brute force: the part of the segment inside each hex, by its six borders, ordered by where it begins. */
    private static List<String> cut(Hex to) {
        List<Cut> cuts = new ArrayList<>();
        for (Hex hex : HexTemplate.blast(Hex.ORIGIN, 10)) {
            Cut cut = Cut.of(hex, to);
            if (cut.last - cut.first > 1e-9 && !hex.equals(Hex.ORIGIN)) {
                cuts.add(cut);
            }
        }
        cuts.sort((a, b) -> Math.abs(a.first - b.first) > 1e-9
                ? Double.compare(a.first, b.first)
                : Long.compare(a.right(to), b.right(to)));
        List<String> steps = new ArrayList<>();
        for (int i = 0; i < cuts.size(); i++) {
            boolean pair = cuts.get(i).border;
            steps.add(cuts.get(i).hex + (pair ? "+" + cuts.get(++i).hex : ""));
        }
        return steps;
    }

    private record Cut(Hex hex, double first, double last, boolean border) {

        static Cut of(Hex hex, Hex to) {
            int[] slopes = {2 * to.q() + to.r(), to.q() + 2 * to.r(), to.q() - to.r()};
            int[] places = {2 * hex.q() + hex.r(), hex.q() + 2 * hex.r(), hex.q() - hex.r()};
            double first = 0;
            double last = 1;
            boolean border = false;
            for (int i = 0; i < 3; i++) {
                if (slopes[i] == 0) {
                    border |= Math.abs(places[i]) == 1;
                    last = Math.abs(places[i]) > 1 ? first : last;
                } else {
                    double a = (places[i] - 1.0) / slopes[i];
                    double b = (places[i] + 1.0) / slopes[i];
                    first = Math.max(first, Math.min(a, b));
                    last = Math.min(last, Math.max(a, b));
                }
            }
            return new Cut(hex, first, last, border);
        }

        long right(Hex to) {
            return (long) to.q() * hex.r() - (long) to.r() * hex.q();
        }
    }
}
