package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A Boss grows a shell in place of what is left of an older one. Ledger: nanoskin-shell, BCG-AMB-116. */
public record ShellGrown(String unit, int strength) implements CenturyEvent {

    /** Shells are the shields that last until they are used up. */
    public static boolean isShell(Mark mark, String unit) {
        return mark.kind() == Mark.Kind.SHIELD
                && mark.clock().kind() == Clock.Kind.FIGHT
                && mark.on().equals(unit);
    }

    @Override
    public void apply(CenturyState state) {
        List<Mark> all = new ArrayList<>(state.marks);
        all.removeIf(mark -> isShell(mark, unit));
        all.add(new Mark(Mark.Kind.SHIELD, unit, unit, "", strength, Clock.FIGHT));
        state.marks = List.copyOf(all);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " grows a shell that stops " + strength + " Damage");
    }
}
