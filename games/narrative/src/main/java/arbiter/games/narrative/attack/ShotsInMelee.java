package arbiter.games.narrative.attack;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;

import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.token.Token;
import arbiter.games.narrative.token.Tokens;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.space.band.Band;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Shooting into a melee and out of one. Ledger: NAR-SIT-1, NAR-SIT-2. */
final class ShotsInMelee {

    private ShotsInMelee() {}

    /** Every opponent engaged with the shooter has a boost die on its next melee check against it. Ledger: NAR-SIT-2. */
    static void open(Play<NarrativeState> play, AttackInProgress attack) {
        NarrativeState state = play.state();
        Participant shooter = attack.actor();
        if (attack.kind() != CheckKind.COMBAT_RANGED || attack.comesRound()) {
            return;
        }
        for (Participant opponent : state.enemiesOf(shooter)) {
            if (opponent.canAct() && !opponent.isVehicle() && state.band(shooter, opponent) == Band.ENGAGED) {
                Tokens.give(play, opponent, Token.meleeAgainst(shooter.id(), ADD_BOOST, "shot while engaged"));
            }
        }
    }

    /** A success with despair into a melee strikes somebody else there. Ledger: NAR-SIT-1, section 5.2, step 12. */
    static Hit redirect(Play<NarrativeState> play, AttackInProgress attack, Hit hit) {
        NarrativeState state = play.state();
        boolean astray = attack.purse().despair() > 0
                && AttackPool.isIntoMelee(state, attack.actor(), attack.aimedAt(), attack.source());
        List<Participant> melee = astray ? melee(state, attack) : List.of();
        if (melee.isEmpty()) {
            return hit;
        }
        attack.spend(Spend.Symbol.DESPAIR, 1);
        Participant struck = UnitOption.choose(
                play,
                Decider.GAMEMASTER,
                "attack.astray",
                melee,
                () -> "Whom in the melee does the shot at " + attack.aimedAt().name() + " hit?");
        play.emit(new ShotWentAstray(attack.actor().id(), struck.id()));
        return hit.on(struck);
    }

    private static List<Participant> melee(NarrativeState state, AttackInProgress attack) {
        List<Participant> melee = new ArrayList<>();
        for (Participant one : state.units()) {
            boolean there = one.present() && one != attack.actor() && one != attack.aimedAt();
            if (there && !one.isVehicle() && state.band(one, attack.aimedAt()) == Band.ENGAGED) {
                melee.add(one);
            }
        }
        return melee;
    }
}
