package arbiter.games.capital.attack;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Basis;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Another Attribute than the printed one for an Attack Roll: AGI in Focus, or what an Ability allows. Step 4. */
final class AttackAttribute {

    private static final Basis AGI = Basis.of(Attribute.AGI);

    private record With(Basis basis, int score) implements Option {

        @Override
        public String id() {
            return basis.toString().toLowerCase(Locale.ROOT);
        }

        @Override
        public String text() {
            return "Roll with " + basis + " (2d6" + (score < 0 ? score : "+" + score) + ")";
        }
    }

    private AttackAttribute() {}

    /** What the Attack Roll is made with. Ledger: focus-1, power-play-1. */
    static Basis attack(Play<CapitalState> play, Combatant attacker, AttackMeans means, Occasion occasion) {
        Basis printed = means.profile().roll().attack();
        boolean agility = attacker.isFocused() && !printed.equals(AGI);
        List<With> options = new ArrayList<>();
        if (agility) {
            options.add(with(attacker, AGI));
        }
        List<AttackTrait> traits = attacker.traits().attacks().attackAttribute();
        for (int i = 0; i < traits.size(); i++) {
            Optional<Attribute> other = traits.get(i).attackAttribute(occasion);
            if (other.isPresent() && !printed.equals(Basis.of(other.get()))) {
                options.add(with(attacker, Basis.of(other.get())));
            }
        }
        if (options.isEmpty()) {
            return printed;
        }
        options.add(0, with(attacker, printed));
        With best = options.get(0);
        for (With option : options) {
            best = option.score() > best.score() ? option : best;
        }
        return play.choose(Request.one(attacker.decider(), "attack.attribute", options)
                        .asking(() -> "Which Attribute does " + attacker.name() + " attack with?")
                        .otherwise(best)
                        .quietly())
                .basis();
    }

    private static With with(Combatant unit, Basis basis) {
        return new With(basis, Attack.score(unit, basis).total());
    }
}
