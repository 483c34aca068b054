package arbiter.games.capital.attack;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Basis;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;

/** What a Defense Roll is made with: a Tank may use STR for any of them. Ledger: intercept-1, CAP-AMB-49. */
public final class DefenseAttribute {

    private static final Basis STRENGTH = Basis.of(Attribute.STR);

    private record Use(Basis basis) implements Option {

        @Override
        public String id() {
            return basis.toString().toLowerCase(java.util.Locale.ROOT);
        }

        @Override
        public String text() {
            return "Defend with " + basis;
        }
    }

    private DefenseAttribute() {}

    /** The better Score; it is a question only where the worse one was prepared. */
    public static Basis resolve(Play<CapitalState> play, Combatant target, Basis printed) {
        Optional<Attribute> attribute = printed.attribute();
        if (attribute.isEmpty() || attribute.get() == Attribute.STR || !target.has(AbilityId.INTERCEPT_1)) {
            return printed;
        }
        boolean strong = target.score(Attribute.STR) > target.score(attribute.get());
        Basis better = strong ? STRENGTH : printed;
        Basis worse = strong ? printed : STRENGTH;
        if (target.prepared(worse.attribute().orElseThrow()) == 0) {
            return better;
        }
        return play.choose(Request.one(
                                target.decider(), "attack.defense-attribute", List.of(new Use(better), new Use(worse)))
                        .asking(() -> target.name() + " is attacked. Which Attribute defends?"))
                .basis();
    }
}
