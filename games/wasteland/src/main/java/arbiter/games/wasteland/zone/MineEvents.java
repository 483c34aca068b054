package arbiter.games.wasteland.zone;

import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.UnitSet;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Audience;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Weight;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What happens with mines. Ledger: WAS-QUAL-8. */
public final class MineEvents {

    private MineEvents() {}

    /** Somebody and those on the same side who can hear it: telling them costs nothing. */
    static List<Fighter> told(WastelandState state, Fighter teller) {
        List<Fighter> told = new ArrayList<>();
        for (Fighter one : state.units()) {
            if (one == teller || one.canAct() && !state.enemies(one, teller)) {
                told.add(one);
            }
        }
        return told;
    }

    private static Audience audience(WastelandState state, String teller) {
        Set<String> ids = new LinkedHashSet<>();
        told(state, state.unit(teller)).forEach(one -> ids.add(one.id()));
        return new Audience(false, ids);
    }

    /** A mine is laid and primed, and the friends of whoever laid it are told. */
    public record MineLaid(String unit, Weapon weapon, int zone) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Mines.put(state, weapon, zone, told(state, state.unit(unit)));
        }

        @Override
        public Audience audience(WastelandState state) {
            return MineEvents.audience(state, unit);
        }

        @Override
        public Line line(WastelandState state) {
            return tell(
                    state,
                    unit,
                    " lays a " + weapon.name() + " in " + state.battlefield().name(zone));
        }
    }

    /** Somebody has looked out for mines in a zone. */
    public record LookedForMines(String unit, int zone) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            state.set(state.mines().looking(state.unit(unit), zone));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " has looked out for mines");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** Somebody sees the mines of a zone and tells friends of them. */
    public record MinesSpotted(String unit, int zone) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            state.set(state.mines().spotted(zone, told(state, state.unit(unit))));
        }

        @Override
        public Audience audience(WastelandState state) {
            return MineEvents.audience(state, unit);
        }

        @Override
        public Line line(WastelandState state) {
            int count = Mines.known(state, state.unit(unit), zone).size();
            return tell(
                    state,
                    unit,
                    " spots " + (count == 1 ? "a mine" : count + " mines") + " in "
                            + state.battlefield().name(zone));
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }
    }

    /** Somebody tells friends of all mines that they know of. */
    public record MinesTold(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter teller = state.unit(unit);
            state.set(state.mines().told(teller, MineEvents.told(state, teller)));
        }

        @Override
        public Audience audience(WastelandState state) {
            return MineEvents.audience(state, unit);
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " tells the others of mines");
        }
    }

    /** A mine goes off; whoever did not know of it reckons with mines from now on. */
    public record MineWentOff(String unit, int mine, String weapon, int zone) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            UnitSet known = state.mines().placed().get(mine).knownTo();
            state.set(state.mines().without(mine));
            Mines.warn(
                    state, state.units().stream().filter(one -> !known.has(one)).toList());
        }

        @Override
        public Line line(WastelandState state) {
            return tell(
                    state,
                    unit,
                    " sets off a " + weapon + " in " + state.battlefield().name(zone));
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }

        @Override
        public void measure(Measures measures) {
            measures.fact("mine", true);
        }
    }
}
