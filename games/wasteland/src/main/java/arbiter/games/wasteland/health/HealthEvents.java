package arbiter.games.wasteland.health;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Weight;

/** How hit points, radiation and life come and go. */
public final class HealthEvents {

    private HealthEvents() {}

    /** Somebody loses hit points, or is hurt further while dying. */
    public record Wounded(String unit, int points, int location, boolean critical) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.vitals().lost(points));
        }

        @Override
        public Line line(WastelandState state) {
            Fighter one = state.unit(unit);
            return tell(
                    state,
                    unit,
                    " loses " + points + " HP at the "
                            + one.profile().plan().location(location).words() + (critical ? ", a critical hit" : "")
                            + ", " + one.vitals().health() + " left");
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }

        @Override
        public void measure(Measures measures) {
            measures.number("damage", unit, points);
            measures.fact("critical hit", critical);
        }
    }

    /** Radiation lowers somebody's maximum, and hit points above it are gone. Ledger: WAS-RAD-1, WAS-RAD-2. */
    public record Irradiated(String unit, int points) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.vitals().irradiated(points));
            one.set(one.vitals().at(Math.min(one.vitals().health(), Vitals.maximum(one))));
        }

        @Override
        public Line line(WastelandState state) {
            Fighter one = state.unit(unit);
            return tell(
                    state,
                    unit,
                    " takes " + points + " radiation: " + one.vitals().health() + " of " + Vitals.maximum(one) + " HP");
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }

        @Override
        public void measure(Measures measures) {
            measures.number("radiation", unit, points);
        }
    }

    /** Somebody is dying. Ledger: WAS-DYING-1. */
    public record DyingBegan(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.vitals().at(0).becoming(Vitals.Life.DYING));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " is dying");
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }
    }

    /** Somebody is dead. Ledger: WAS-DYING-5. */
    public record Died(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.vitals().becoming(Vitals.Life.DEAD));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " dies");
        }
    }

    /** Somebody without death saves is out of the fight. Ledger: WAS-NPC-4. */
    public record TakenOut(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.vitals().becoming(Vitals.Life.OUT));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " is out of the fight");
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }
    }

    /** Somebody regains hit points, never above the maximum. Ledger: WAS-AID-5. */
    public record Healed(String unit, int points) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.vitals().at(Math.min(Vitals.maximum(one), one.vitals().health() + points)));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(
                    state,
                    unit,
                    " regains " + points + " HP, " + state.unit(unit).vitals().health() + " now");
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }

        @Override
        public void measure(Measures measures) {
            measures.number("healing", points);
        }
    }

    /** Radiation is taken away: the maximum rises, hit points stay. Ledger: WAS-RAD-5. */
    public record RadiationFlushed(String unit, int points) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.vitals().irradiated(-points));
        }

        @Override
        public Line line(WastelandState state) {
            Fighter one = state.unit(unit);
            return tell(
                    state,
                    unit,
                    " is rid of " + points + " radiation: " + one.vitals().health() + " of " + Vitals.maximum(one)
                            + " HP");
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }
    }

    /** Somebody stops dying and lies unconscious. Ledger: WAS-DYING-8, WAS-CHEM-4. */
    public record Stabilised(String unit, int health) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.vitals().at(Math.min(Vitals.maximum(one), health)).becoming(Vitals.Life.UNCONSCIOUS));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(
                    state, unit, " is stable with " + state.unit(unit).vitals().health() + " HP, and unconscious");
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }

        @Override
        public void measure(Measures measures) {
            measures.fact("stable", true);
        }
    }

    /** Somebody wakes up. Ledger: WAS-DYING-9, WAS-DYING-10. */
    public record WokenUp(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.vitals().becoming(Vitals.Life.ABLE));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " wakes up");
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }
    }
}
