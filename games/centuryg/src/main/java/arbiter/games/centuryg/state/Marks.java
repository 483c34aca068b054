package arbiter.games.centuryg.state;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Lists of marks, which never change: each of these makes another one. */
final class Marks {

    private Marks() {}

    static List<Mark> with(List<Mark> marks, Mark one) {
        List<Mark> all = new ArrayList<>(marks.size() + 1);
        all.addAll(marks);
        all.add(one);
        return List.copyOf(all);
    }

    static List<Mark> without(List<Mark> marks, Predicate<Mark> gone) {
        List<Mark> all = new ArrayList<>(marks);
        all.removeIf(gone);
        return List.copyOf(all);
    }

    /** What somebody has called upon itself is on another one, whom it is part of from now on. */
    static List<Mark> handedOn(List<Mark> marks, String part, String whole) {
        List<Mark> all = new ArrayList<>(marks.size());
        for (Mark mark : marks) {
            boolean own = mark.on().equals(part) && mark.by().equals(part);
            all.add(own && mark.kind().isOwnPower() ? mark.on(whole) : mark);
        }
        return List.copyOf(all);
    }

    /** Whether such a clock runs on any of them. */
    static boolean tick(List<Mark> marks, Clock.Kind kind, String unit) {
        for (int i = 0; i < marks.size(); i++) {
            if (marks.get(i).clock().ticks(kind, unit)) {
                return true;
            }
        }
        return false;
    }

    /** What is left of them when it has run. */
    static List<Mark> after(List<Mark> marks, Clock.Kind kind, String unit) {
        List<Mark> kept = new ArrayList<>(marks.size());
        for (Mark mark : marks) {
            if (!mark.clock().ticks(kind, unit)) {
                kept.add(mark);
            } else if (!mark.clock().isOver() && kind != Clock.Kind.ROUND) {
                kept.add(mark.until(mark.clock().next()));
            }
        }
        return List.copyOf(kept);
    }
}
