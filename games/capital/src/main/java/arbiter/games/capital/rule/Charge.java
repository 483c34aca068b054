package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Charge: a Melee Attack right after one's second or later Move Action of a turn. Ledger: charge, CAP-AMB-127. */
final class Charge {

    private static final String NAME = "Charge";
    private static final int ENERGY = 1;

    /** A Melee Attack to make, or letting it be. */
    private record Choice(Optional<Strike> strike) implements Option {

        @Override
        public String id() {
            return strike.map(Strike::id).orElse("pass");
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
            costs.add(new Cost("Energy for Charge", ENERGY));
            return costs;
        }

        @Override
        public Optional<Pointer> pointer() {
            return strike.flatMap(Strike::pointer);
        }

        @Override
        public boolean declines() {
            return strike.isEmpty();
        }
    }

    private static final Choice PASS = new Choice(Optional.empty());

    private Charge() {}

    static void offer(Play<CapitalState> play, Combatant unit, Manner manner) {
        CapitalState state = play.state();
        if (!unit.has(AbilityId.CHARGE)
                || !manner.active()
                || !unit.present()
                || unit.momentum().movesIn(state.turns()) < 2
                || NothingTwice.forbids(unit, NAME)
                || !Purse.affords(play.state(), unit, ENERGY)) {
            return;
        }
        List<Choice> choices = choices(state, unit);
        if (choices.isEmpty()) {
            return;
        }
        choices.add(PASS);
        Choice choice = play.choose(Request.one(unit.decider(), "move.charge", choices)
                .asking(() -> unit.name() + " can charge for 1 Energy. Whom?")
                .otherwise(PASS));
        if (choice.strike().isPresent() && Purse.pay(play, unit, ENERGY, NAME)) {
            NothingTwice.note(play, unit, NAME);
            choice.strike().get().resolve(play, manner);
        }
    }

    private static List<Choice> choices(CapitalState state, Combatant unit) {
        List<Choice> choices = new ArrayList<>();
        for (Means means : Armoury.means(unit, Purse.energy(state, unit) - ENERGY)) {
            if (means.isMelee()) {
                for (Combatant target : Armoury.targets(state, unit, means)) {
                    choices.add(new Choice(Optional.of(new Strike(unit, means, target))));
                }
            }
        }
        return choices;
    }
}
