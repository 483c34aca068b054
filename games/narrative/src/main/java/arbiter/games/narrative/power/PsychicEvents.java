package arbiter.games.narrative.power;

import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import java.util.Optional;

/** How powers last on somebody and end, and how psykers hold and rebuke them. */
public final class PsychicEvents {

    private PsychicEvents() {}

    /** A power lasts on somebody from now on. */
    public record PowerTookHold(String unit, OngoingPower power) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.powers().with(power));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit)
                    .words(" is under " + power.name() + " of ")
                    .unit(power.psyker(), state.unit(power.psyker()).name())
                    .words(fallen(state, unit))
                    .line();
        }
    }

    /** A power on somebody is over. */
    public record PowerLapsed(String unit, OngoingPower power) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.powers().without(power));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " is no longer under " + power.name() + fallen(state, unit));
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** What a power held in its place is free again. */
    public record HoldReleased(String unit, OngoingPower power) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.powers().changed(power, power.letGo()));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " is held no longer");
        }
    }

    /** A psyker concentrates on what was manifested in some turn, on all whom it lasts on. Ledger: NAR-PSY-8. */
    public record PowerSustained(String unit, int since, String name) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            for (Participant one : state.units()) {
                for (OngoingPower power : one.powers().powers()) {
                    if (power.isFrom(unit, since)) {
                        one.set(one.powers().changed(power, power.sustained()));
                    }
                }
            }
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " concentrates on " + name);
        }
    }

    public record RebukeRaised(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            state.unit(unit).set(new Rebuke(true, state.round() + 1));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " rebukes the powers of opponents");
        }
    }

    public record RebukeOver(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            state.unit(unit).set(Rebuke.NONE);
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " rebukes powers no longer");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** An effect for which people say what comes of it; its text says within which limits. */
    public record EffectAnnounced(String unit, Optional<String> target, PowerEffect effect, int bought)
            implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {}

        @Override
        public Line line(NarrativeState state) {
            Line.Builder line = tell(state, unit).words(" uses ").rule(effect.rule(), effect.name());
            target.ifPresent(one -> line.words(" on ").unit(one, state.unit(one).name()));
            return line.words(more()).line();
        }

        private String more() {
            String times = bought > 2 ? ", " + bought + " times" : bought == 2 ? ", twice" : "";
            return bought == 0 ? "" : ": " + effect.buys().orElseThrow().name() + times;
        }
    }

    /** Something that is nobody was moved. Ledger: NAR-BP-8. */
    public record ObjectMoved(String unit, boolean fixed) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {}

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " moves " + (fixed ? "an" : "a loose") + " object by up to one band");
        }
    }

    /** A curse turns a die of somebody's check. Ledger: NAR-FX-CUR-2, NAR-FX-CUR-7. */
    public record DieTurned(String unit, String psyker, String curse, String die, String from, String to)
            implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {}

        @Override
        public Line line(NarrativeState state) {
            return tell(state, psyker)
                    .words(" turns a " + die + " die of ")
                    .unit(unit, state.unit(unit).name())
                    .words(" from " + from + " to " + to + " by " + curse)
                    .line();
        }
    }

    /** Beyond a threshold that a power has changed. Ledger: rulings, no. 26. */
    private static String fallen(NarrativeState state, String unit) {
        return state.unit(unit).canAct() ? "" : ", and is incapacitated";
    }
}
