package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.trait.TraitUses;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** What people on foot call upon without being asked, before somebody of theirs acts. Ledger: tables 3.3 to 3.5. */
final class UnaskedTraits {

    private UnaskedTraits() {}

    static Optional<Call> pick(CenturyState state, Fighter acting, Supplier<List<Call>> offered) {
        Optional<String> own = best(acting, trait -> trait.effect().worthInScene(state, acting, trait));
        if (own.isPresent()) {
            return find(offered.get(), own.get());
        }
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.fate() == UnitFate.AWAY && other.isOnFoot() && !state.enemies(acting, other)) {
                Optional<Call> arrival =
                        best(other, trait -> trait.effect().worthAway()).flatMap(id -> find(offered.get(), id));
                if (arrival.isPresent()) {
                    return arrival;
                }
            }
        }
        return Optional.empty();
    }

    /** The id of the call for the Trait that is worth most and not used up. */
    static Optional<String> best(Fighter person, ToIntFunction<TraitInUse> worth) {
        TraitInUse best = null;
        int most = 0;
        List<TraitInUse> traits = person.body().traits();
        for (int i = 0; i < traits.size(); i++) {
            int value = worth.applyAsInt(traits.get(i));
            if (value > most && TraitUses.ready(person, traits.get(i))) {
                most = value;
                best = traits.get(i);
            }
        }
        return Optional.ofNullable(best).map(trait -> trait.id() + ":" + person.id());
    }

    static Optional<Call> find(List<Call> calls, String id) {
        for (Call call : calls) {
            if (call.option().id().equals(id)) {
                return Optional.of(call);
            }
        }
        return Optional.empty();
    }
}
