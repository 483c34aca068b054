package arbiter.games.capital.attack;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Basis;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;

/** What a Defense Roll is made with: an Ability may allow another Attribute for any of them. Ledger: CAP-AMB-49. */
public final class DefenseAttribute {

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
        Basis basis = printed;
        List<AttackTrait> traits = target.traits().attacks().defenseAttribute();
        for (int i = 0; i < traits.size(); i++) {
            Optional<Attribute> other = traits.get(i).defenseAttribute();
            if (other.isPresent()
                    && basis.attribute().isPresent()
                    && basis.attribute().get() != other.get()) {
                basis = either(play, target, basis, other.get());
            }
        }
        return basis;
    }

    private static Basis either(Play<CapitalState> play, Combatant target, Basis printed, Attribute other) {
        boolean strong = target.score(other) > target.score(printed.attribute().orElseThrow());
        Basis better = strong ? Basis.of(other) : printed;
        Basis worse = strong ? printed : Basis.of(other);
        if (target.prepared(worse.attribute().orElseThrow()) == 0) {
            return better;
        }
        return play.choose(Request.one(
                                target.decider(), "attack.defense-attribute", List.of(new Use(better), new Use(worse)))
                        .asking(() -> target.name() + " is attacked. Which Attribute defends?"))
                .basis();
    }
}
