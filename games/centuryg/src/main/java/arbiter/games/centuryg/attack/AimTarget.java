package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** What a Unit aims at, with which Weapon: a Unit, or some Zones. Ledger: BCG-OFF-4. */
public record AimTarget(String weapon, String target, List<Integer> zones) implements Part {

    /** For tables set up with somebody aiming already. */
    public static void take(Fighter unit, String weapon, Fighter target) {
        unit.set(new AimTarget(weapon, target.id(), List.of()));
    }

    /** When something has happened to a Unit: whoever fights no more, or as a part of another one, aims at nothing. */
    public static void settle(Fighter unit) {
        if (!unit.isFighting() || unit.crew().isAboard()) {
            unit.dropAim();
        }
    }

    /** The same at a Zone. */
    public static void take(Fighter unit, String weapon, int zone) {
        unit.set(new AimTarget(weapon, "", List.of(zone)));
    }

    /** A Unit aims. Ledger: BCG-OFF-4. */
    public record Aimed(String unit, AimTarget aim) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.unit(unit).set(aim);
        }

        @Override
        public Line line(CenturyState state) {
            Line.Builder line = tell(state, unit).words(" aims at ");
            return aim.zones().isEmpty()
                    ? line.unit(aim.target(), state.unit(aim.target()).name()).line()
                    : line.words(state.field().name(aim.zones().get(0))).line();
        }
    }

    /** An Aim is lost or used. Ledger: BCG-OFF-4. */
    public record AimLost(String unit) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.unit(unit).dropAim();
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " aims no longer");
        }
    }
}
