package arbiter.games.capital.ability;

import arbiter.games.capital.damage.TakeDownTrait;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.turn.NoAction;
import arbiter.games.capital.turn.TurnRecord;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Line;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A Reaction to Taking Down a unit: another that sees it has one Action less. Ledger: terrifying, CAP-AMB-124. */
public record Terrifying(int energy) implements TakeDownTrait {

    private static final String NAME = "Terrifying";

    private record Frighten(Combatant unit, int energy) implements Option {

        @Override
        public String id() {
            return "terrify:" + unit.id();
        }

        @Override
        public String text() {
            return "Terrify " + unit.name();
        }

        @Override
        public List<Cost> costs() {
            return List.of(new Cost("Energy", energy));
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(unit.id()));
        }
    }

    @Override
    public void takenDown(Play<CapitalState> play, Combatant unit, Combatant takenDown) {
        if (!unit.present() || NothingTwice.forbids(unit, NAME) || !EnergyPayment.affords(play.state(), unit, energy)) {
            return;
        }
        List<Option> options = new ArrayList<>();
        for (Combatant other : play.state().units()) {
            if (other != unit
                    && other != takenDown
                    && other.present()
                    && !other.isVehicle() // has no turn to lose an Action in
                    && play.state().sees(other, unit)) {
                options.add(new Frighten(other, energy));
            }
        }
        if (options.isEmpty()) {
            return;
        }
        Option pass = new NoAction();
        options.add(pass);
        Option chosen = play.choose(Request.one(unit.decider(), "terrifying.use", options)
                .asking(() -> unit.name() + " has taken down " + takenDown.name() + ". Terrify whom?")
                .otherwise(pass));
        if (chosen instanceof Frighten frighten && EnergyPayment.pay(play, unit, energy, NAME)) {
            NothingTwice.note(play, unit, NAME);
            play.emit(new Terrified(frighten.unit().id()));
        }
    }

    /** A unit will have one Action less on its next turn, but at least one. Ledger: terrifying, CAP-AMB-124. */
    public record Terrified(String unit) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            TurnRecord.terrify(state.unit(unit));
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " is terrified: one Action less next turn");
        }
    }
}
