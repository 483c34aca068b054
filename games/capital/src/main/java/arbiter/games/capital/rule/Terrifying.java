package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Terrified;
import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A Reaction to Taking Down a unit: another that sees it has one Action less. Ledger: terrifying, CAP-AMB-124. */
final class Terrifying {

    private static final String NAME = "Terrifying";
    private static final int ENERGY = 2;

    private record Frighten(Combatant unit) implements Option {

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
            return List.of(new Cost("Energy", ENERGY));
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(unit.id()));
        }
    }

    private Terrifying() {}

    /** Once for each unit Taken Down. Step 20 of an Attack. */
    static void offer(Play<CapitalState> play, Combatant unit, Combatant takenDown) {
        if (!unit.has(AbilityId.TERRIFYING)
                || !unit.present()
                || NothingTwice.forbids(unit, NAME)
                || !Purse.affords(play.state(), unit, ENERGY)) {
            return;
        }
        List<Option> options = new ArrayList<>();
        for (Combatant other : play.state().combatants()) {
            if (other != unit
                    && other != takenDown
                    && other.present()
                    && !other.isVehicle() // has no turn to lose an Action in
                    && play.state().sees(other, unit)) {
                options.add(new Frighten(other));
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
        if (chosen instanceof Frighten frighten && Purse.pay(play, unit, ENERGY, NAME)) {
            NothingTwice.note(play, unit, NAME);
            play.emit(new Terrified(frighten.unit().id()));
        }
    }
}
