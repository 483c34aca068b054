package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.power.KnownPower;
import arbiter.games.centuryg.power.MidSceneUpgrade;
import arbiter.games.centuryg.power.MindOverMatter;
import arbiter.games.centuryg.power.PowerTrait;
import arbiter.games.centuryg.power.SelfRepair;
import arbiter.games.centuryg.power.TrumpCard;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Call;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What to call for without being asked, before an Action that would suffer without it. Ledger: BCG-GP-2. */
final class UnaskedPowers {

    /** How far such a Power reaches. */
    private static final int NEAR = 5;

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
        if (acting.isOnFoot()) {
            return UnaskedTraits.pick(state, acting, offered);
        }
        if (isWeakened(state, acting)) {
            Optional<Fighter> friend = knowing(state, acting, MindOverMatter.class);
            if (friend.isPresent()) {
                return find(offered.get(), friend.get(), MindOverMatter.class);
            }
        }
        if (acting.genre().points() > 0 && acting.knows(SelfRepair.class) && isMaimed(state, acting)) {
            return find(offered.get(), acting, SelfRepair.class);
        }
        if (acting.genre().points() > 1 && !acting.maims().isEmpty() && isDisarmed(state, acting)) {
            return find(offered.get(), acting, MidSceneUpgrade.class);
        }
        return Optional.empty();
    }

    private static boolean isWeakened(CenturyState state, Fighter unit) {
        return !state.marks().isEmpty()
                && state.has(Mark.Kind.HALF_MIGHT, unit)
                && !state.has(Mark.Kind.FULL_VALUES, unit);
    }

    /** Somebody of that side near enough who knows the Power and can pay for it. */
    private static Optional<Fighter> knowing(CenturyState state, Fighter unit, Class<? extends PowerTrait> power) {
        for (Fighter other : state.units()) {
            if (other.knows(power)
                    && other.genre().points() > 0
                    && other.isOut()
                    && !state.enemies(unit, other)
                    && state.distance(unit, other) <= NEAR) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }

    /** Hurt so badly that most of its Weapons are of no use. */
    private static boolean isMaimed(CenturyState state, Fighter unit) {
        return !unit.maims().isEmpty() && TrumpCardChoice.wants(state, unit);
    }

    /** Bare hands, and no Weapon hidden anywhere either. */
    private static boolean isDisarmed(CenturyState state, Fighter unit) {
        Optional<KnownPower> card = unit.powers().find(TrumpCard.class);
        boolean hides = card.isPresent() && card.get().isLeft(state, unit);
        Optional<KnownPower> upgrade = unit.powers().find(MidSceneUpgrade.class);
        boolean refused =
                upgrade.isPresent() && state.done().contains(upgrade.get().id());
        return !hides && !refused && TrumpCardChoice.isEmpty(state, unit);
    }

    private static Optional<Call> find(List<Call> calls, Fighter caller, Class<? extends PowerTrait> trait) {
        Optional<KnownPower> power = caller.powers().find(trait);
        for (Call call : calls) {
            if (power.isPresent()
                    && call.decider().equals(caller.decider())
                    && call.option().id().equals(power.get().id())) {
                return Optional.of(call);
            }
        }
        return Optional.empty();
    }
}
