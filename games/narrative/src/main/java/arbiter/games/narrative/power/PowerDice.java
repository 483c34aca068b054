package arbiter.games.narrative.power;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;
import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;
import static arbiter.games.narrative.pool.PoolChange.Kind.DECREASE_ABILITY;
import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_ABILITY;
import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_DIFFICULTY;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.power.effect.Stasis;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;

/** What powers put into the pools of others' checks. Ledger: NAR-BP-2, NAR-BP-6, NAR-PSY-9, NAR-PSY-13. */
final class PowerDice {

    private PowerDice() {}

    static void add(NarrativeState state, CheckInProgress check) {
        Participant actor = check.actor();
        OngoingPowers powers = actor.powers();
        if (!powers.powers().isEmpty()) {
            check.add(INCREASE_ABILITY, powers.of("augment").size(), "Augment"); // NAR-BP-2
            check.add(DECREASE_ABILITY, powers.of("curse").size(), "Curse"); // NAR-BP-6
            check.add(ADD_SETBACK, powers.has(Stasis.class) ? 1 : 0, "Stasis"); // NAR-FX-MAN-6
        }
        if (isPower(check)) {
            check.add(UPGRADE_DIFFICULTY, Rebuke.against(state, actor), "Rebuke"); // NAR-PSY-9
            check.add(ADD_SETBACK, Disturbance.against(state, actor), "powers of the side are disturbed"); // NAR-PSY-13
            boolean open = check.target()
                    .filter(target -> target.psychic().exposed() && state.enemies(actor, target))
                    .isPresent();
            check.add(ADD_BOOST, open ? 1 : 0, "a psyker who is open to powers"); // NAR-PSY-13
        }
    }

    private static boolean isPower(CheckInProgress check) {
        return check.kind() == CheckKind.POWER
                || check instanceof AttackInProgress attack && attack.source().isPower();
    }
}
