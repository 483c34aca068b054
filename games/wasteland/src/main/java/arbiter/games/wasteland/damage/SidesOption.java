package arbiter.games.wasteland.damage;

import arbiter.dice.Faces;
import arbiter.kernel.Option;
import java.util.ArrayList;
import java.util.List;

/** So many blanks, ones, twos and Effects of a roll that are thrown again. Ledger: WAS-LUCK-5, WAS-PRONE-5. */
public record SidesOption(int blanks, int ones, int twos, int effects) implements Option {

    static final SidesOption NONE = new SidesOption(0, 0, 0, 0);

    /** Every choice of up to so many dice, by what they show; most blanks first. */
    static List<SidesOption> of(Faces faces, int most) {
        int blank = faces.count(3) + faces.count(4);
        int one = faces.count(1);
        int two = faces.count(2);
        int effect = faces.count(5) + faces.count(6);
        List<SidesOption> options = new ArrayList<>();
        for (int b = Math.min(most, blank); b >= 0; b--) {
            for (int o = Math.min(most - b, one); o >= 0; o--) {
                for (int t = Math.min(most - b - o, two); t >= 0; t--) {
                    for (int e = Math.min(most - b - o - t, effect); e >= 0; e--) {
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
