package arbiter.games.gladiators.hit;

import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * Part: how often each power that Adapts has failed against whom in this combat, to hit and in its result apart.
 * Ledger: GG-MD-02.
 */
public record Adaptations(List<Adaptation> all) implements Part {

    /** What one power, by its place, has learned about one target. */
    public record Adaptation(int power, String target, int toHit, int result) {}

    public static final Adaptations NONE = new Adaptations(List.of());

    public int toHit(int power, String target) {
        int place = place(power, target);
        return place < 0 ? 0 : all.get(place).toHit();
    }

    public int result(int power, String target) {
        int place = place(power, target);
        return place < 0 ? 0 : all.get(place).result();
    }

    Adaptations missed(int power, String target) {
        return with(power, target, 1, 0);
    }

    Adaptations failed(int power, String target) {
        return with(power, target, 0, 1);
    }

    private int place(int power, String target) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).power() == power && all.get(i).target().equals(target)) {
                return i;
            }
        }
        return -1;
    }

    private Adaptations with(int power, String target, int toHit, int result) {
        List<Adaptation> more = new ArrayList<>(all);
        int place = place(power, target);
        if (place < 0) {
            more.add(new Adaptation(power, target, toHit, result));
        } else {
            Adaptation known = more.get(place);
            more.set(place, new Adaptation(power, target, known.toHit() + toHit, known.result() + result));
        }
        return new Adaptations(List.copyOf(more));
    }
}
