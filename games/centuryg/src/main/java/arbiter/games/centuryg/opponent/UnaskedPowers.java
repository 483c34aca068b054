package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.power.KnownPower;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What to call for without being asked, before an Action that would suffer without it. Ledger: BCG-GP-2. */
final class UnaskedPowers {

    private UnaskedPowers() {}

    static Optional<Call> pick(CenturyState state, Supplier<List<Call>> offered) {
        if (state.scene().scale() == SceneScale.INTERMISSION) {
            return TreatmentChoice.pick(state, offered);
        }
        if (state.phase() != Phase.ACTION || state.acting().isEmpty()) {
            return Optional.empty();
        }
        Fighter acting = state.acting().get();
        if (acting.hasActed()) {
            return Optional.empty();
        }
        return acting.isOnFoot() ? UnaskedTraits.pick(state, acting, offered) : best(state, acting, offered);
    }

    /** Of what anybody on that side could call, what is worth most to the one who acts. */
    private static Optional<Call> best(CenturyState state, Fighter acting, Supplier<List<Call>> offered) {
        TurnValue prospects = new TurnValue(state, acting);
        Fighter caller = acting;
        KnownPower best = null;
        int most = 0;
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter owner = fighters.get(i);
            List<KnownPower> powers = owner.powers().volunteered();
            if (!powers.isEmpty() && owner.genre().points() > 0 && !state.enemies(acting, owner)) {
                for (int j = 0; j < powers.size(); j++) {
                    int worth = powers.get(j).trait().worthUnasked(state, owner, powers.get(j), prospects);
                    if (worth > most) {
                        most = worth;
                        best = powers.get(j);
                        caller = owner;
                    }
                }
            }
        }
        return best == null ? Optional.empty() : find(offered.get(), caller, best);
    }

    private static Optional<Call> find(List<Call> calls, Fighter caller, KnownPower power) {
        for (Call call : calls) {
            if (call.decider().equals(caller.decider()) && call.option().id().equals(power.id())) {
                return Optional.of(call);
            }
        }
        return Optional.empty();
    }
}
