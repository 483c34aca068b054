package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackAction;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.move.MoveTrait;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Charge: a Melee Attack right after one's second or later Move Action of a turn. Ledger: charge, CAP-AMB-127. */
public record Charge(int energy) implements MoveTrait {

    private static final String NAME = "Charge";

    /** A Melee Attack to make, or letting it be. */
    private record Choice(Optional<AttackAction> strike, int energy) implements Option {

        @Override
        public String id() {
            return strike.map(AttackAction::id).orElse("pass");
        }

        @Override
        public String text() {
            return strike.map(attack -> "Charge: " + attack.text()).orElse("Do not charge");
        }

        @Override
        public List<Cost> costs() {
            if (strike.isEmpty()) {
                return List.of();
            }
            List<Cost> costs = new ArrayList<>(strike.get().costs());
            costs.add(new Cost("Energy for Charge", energy));
            return costs;
        }

        @Override
        public Optional<Pointer> pointer() {
            return strike.flatMap(AttackAction::pointer);
        }

        @Override
        public boolean declines() {
            return strike.isEmpty();
        }
    }

    private static final Choice PASS = new Choice(Optional.empty(), 0);

    @Override
    public void afterMove(Play<CapitalState> play, Combatant unit, Occasion occasion) {
        CapitalState state = play.state();
        if (!occasion.active()
                || !unit.present()
                || unit.movement().movesIn(state.turns()) < 2
                || NothingTwice.forbids(unit, NAME)
                || !EnergyPayment.affords(play.state(), unit, energy)) {
            return;
        }
        List<Choice> choices = choices(state, unit);
        if (choices.isEmpty()) {
            return;
        }
        choices.add(PASS);
        Choice choice = play.choose(Request.one(unit.decider(), "move.charge", choices)
                .asking(() -> unit.name() + " can charge for " + energy + " Energy. Whom?")
                .otherwise(PASS));
        if (choice.strike().isPresent() && EnergyPayment.pay(play, unit, energy, NAME)) {
            NothingTwice.note(play, unit, NAME);
            choice.strike().get().resolve(play, occasion);
        }
    }

    private List<Choice> choices(CapitalState state, Combatant unit) {
        List<Choice> choices = new ArrayList<>();
        for (AttackMeans means : AttackOptions.means(unit, EnergyPayment.energy(state, unit) - energy)) {
            if (means.isMelee()) {
                for (Combatant target : AttackOptions.targets(state, unit, means)) {
                    choices.add(new Choice(Optional.of(new AttackAction(unit, means, target)), energy));
                }
            }
        }
        return choices;
    }
}
