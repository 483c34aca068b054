package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marks;
import arbiter.kernel.Line;

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
        Mark shell = new Mark(Mark.Kind.SHIELD, unit, unit, "", strength, Clock.FIGHT);
        Marks.replace(state, mark -> isShell(mark, unit), shell);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " grows a shell that stops " + strength + " Damage");
    }
}
