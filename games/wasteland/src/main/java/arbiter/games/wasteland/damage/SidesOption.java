package arbiter.games.wasteland.damage;

import arbiter.dice.Faces;
import arbiter.kernel.Option;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.List;

/** So many blanks, ones, twos and Effects of a roll that are thrown again. Ledger: WAS-LUCK-5, WAS-PRONE-5. */
public record SidesOption(int blanks, int ones, int twos, int effects) implements Option {

    static final SidesOption NONE = new SidesOption(0, 0, 0, 0);

    /** Dice that one point of luck throws again. Ledger: WAS-LUCK-5. */
    static final int FOR_A_POINT = 3;

    /** The choices for a point of luck by what is there of each side, of which no more than such a point counts. */
    private static final List<List<SidesOption>> WITH_LUCK = withLuck();

    private static List<List<SidesOption>> withLuck() {
        int sizes = FOR_A_POINT + 1;
        List<List<SidesOption>> all = new ArrayList<>();
        for (int i = 0; i < sizes * sizes * sizes * sizes; i++) {
            SidesOption there = new SidesOption(
                    i / (sizes * sizes * sizes), i / (sizes * sizes) % sizes, i / sizes % sizes, i % sizes);
            all.add(FixedList.copyOf(upTo(there, FOR_A_POINT)));
        }
        return FixedList.copyOf(all);
    }

    /** Every choice of up to three dice, by what they show; most blanks first. It is asked after every roll of the lucky. */
    static List<SidesOption> withLuck(Faces faces) {
        SidesOption there = there(faces);
        int sizes = FOR_A_POINT + 1;
        int place = Math.min(FOR_A_POINT, there.blanks);
        place = sizes * place + Math.min(FOR_A_POINT, there.ones);
        place = sizes * place + Math.min(FOR_A_POINT, there.twos);
        return WITH_LUCK.get(sizes * place + Math.min(FOR_A_POINT, there.effects));
    }

    /** Every choice of any of these dice, in the same order. */
    static List<SidesOption> ofAll(Faces faces) {
        return upTo(there(faces), faces.size());
    }

    private static SidesOption there(Faces faces) {
        return new SidesOption(
                faces.count(3) + faces.count(4), faces.count(1), faces.count(2), faces.count(5) + faces.count(6));
    }

    private static List<SidesOption> upTo(SidesOption there, int most) {
        List<SidesOption> options = new ArrayList<>();
        for (int b = Math.min(most, there.blanks); b >= 0; b--) {
            for (int o = Math.min(most - b, there.ones); o >= 0; o--) {
                for (int t = Math.min(most - b - o, there.twos); t >= 0; t--) {
                    for (int e = Math.min(most - b - o - t, there.effects); e >= 0; e--) {
                        options.add(b + o + t + e == 0 ? NONE : new SidesOption(b, o, t, e));
                    }
                }
            }
        }
        return options;
    }

    /** Exactly the blanks. */
    static SidesOption blanks(Faces faces) {
        int blank = faces.count(3) + faces.count(4);
        return blank == 0 ? NONE : new SidesOption(blank, 0, 0, 0);
    }

    public int dice() {
        return blanks + ones + twos + effects;
    }

    /** The dice that are not thrown again. */
    Faces left(Faces faces) {
        int[] leave = {0, ones, twos, blanks, 0, effects, 0};
        int[] kept = new int[faces.size() - dice()];
        int next = 0;
        for (int i = 0; i < faces.size(); i++) {
            int face = faces.face(i);
            int group = face == 4 ? 3 : face == 6 ? 5 : face;
            if (leave[group] > 0) {
                leave[group]--;
            } else {
                kept[next++] = face;
            }
        }
        return Faces.of(kept);
    }

    @Override
    public String id() {
        return declines() ? "none" : "b" + blanks + "-o" + ones + "-t" + twos + "-e" + effects;
    }

    @Override
    public String text() {
        if (declines()) {
            return "Leave the roll";
        }
        List<String> parts = new ArrayList<>();
        add(parts, blanks, "blank");
        add(parts, ones, "1");
        add(parts, twos, "2");
        add(parts, effects, "Effect");
        return "Throw again: " + String.join(", ", parts);
    }

    private static void add(List<String> parts, int count, String what) {
        if (count > 0) {
            parts.add(count + " x " + what);
        }
    }

    @Override
    public boolean declines() {
        return dice() == 0;
    }
}
