package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.machine.EnergyCapacity;
import arbiter.games.centuryg.machine.Outfit;
import arbiter.games.centuryg.machine.Supplies;
import arbiter.games.centuryg.machine.UsedEquipment;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** In a Unison Combination whoever's Turn it is may take the lead, in another form. Ledger: unison-combination, BCG-AMB-109. */
public record TakeLead() implements CenturyAct {

    public static void offer(CenturyState state, Fighter body, Fighter pilot, List<CenturyAct> deeds) {
        if (body.crew().isUnison() && !ActingPilot.leads(body, pilot)) {
            deeds.add(new TakeLead());
        }
    }

    @Override
    public String id() {
        return "take-lead";
    }

    @Override
    public String text() {
        return "Take the lead of the combined Unit";
    }

    @Override
    public double worthBeforeAction(CenturyState state, Fighter unit, TurnProspects prospects) {
        return 1;
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Fighter pilot = play.state().acting().orElseThrow();
        play.emit(new LeadTaken(unit.id(), pilot.id()));
    }

    /** Another pilot flies the combined Unit, in the form that goes with it. Ledger: unison-combination, BCG-COMB-5. */
    public record LeadTaken(String unit, String pilot) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter whole = state.unit(unit);
            whole.crew().lead().map(state::unit).ifPresent(old -> exchange(whole, old));
            Fighter next = state.unit(pilot);
            List<Machine> others = new ArrayList<>();
            for (String id : whole.crew().members()) {
                if (!id.equals(pilot)) {
                    others.add(state.unit(id).machine());
                }
            }
            if (next != whole) {
                others.add(whole.machine());
                exchange(whole, next);
            }
            whole.set(whole.crew().ledBy(next == whole ? Optional.empty() : Optional.of(pilot)));
            Outfit.join(
                    whole,
                    CombinedMachine.unison(
                            next.machine(), others, whole.machine().powers()));
            EnergyCapacity.settle(state);
        }

        /** Each form keeps what it has spent: the one who does not lead keeps it safe. Powers stay with their pilots. */
        private static void exchange(Fighter whole, Fighter pilot) {
            UsedEquipment.exchange(whole, pilot);
            Supplies.exchangeRestoration(whole, pilot);
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, pilot, " takes the lead of the combined Unit");
        }
    }
}
