package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.unit.MarksEnded;
import arbiter.kernel.Play;
import java.util.List;

/** A free attack on Enemies who attack others; one at a time for a side, the latest counts. Ledger: come-at-me-bro. */
public record Provocation(int rounds) implements PowerTrait {

    /** How far it reaches. */
    private static final int NEAR = 5;

    @Override
    public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        if (!state.has(Mark.Kind.COME_AT_ME, ActingPilot.body(state, owner))) {
            acts.add(power.act(
                    state,
                    owner,
                    () -> "for " + Powers.rounds(rounds) + " attack whoever attacks an ally within " + NEAR + " Zones",
                    (play, user) -> provoke(play, user, power)));
        }
    }

    private void provoke(Play<CenturyState> play, Fighter user, KnownPower power) {
        power.pay(play, user, "");
        for (Fighter ally : Powers.allies(play.state(), user)) {
            if (play.state().has(Mark.Kind.COME_AT_ME, ally)) {
                play.emit(new MarksEnded(ally.id(), Mark.Kind.COME_AT_ME));
            }
        }
        play.emit(new Marked(
                Mark.own(Mark.Kind.COME_AT_ME, user, 1, play.state().rounds(user, rounds)),
                "dares the Enemy to attack anybody else"));
    }

    /** Whoever dared the attacker may answer an attack on somebody else. Ledger: BCG-AMB-91, BCG-AMB-132. */
    public static boolean mayAnswer(CenturyState state, AttackInProgress attack, Fighter fighter) {
        Fighter attacker = attack.attacker();
        return state.has(Mark.Kind.COME_AT_ME, fighter)
                && state.enemies(fighter, attacker)
                && state.distance(fighter, attacker) <= NEAR
                && attackedAlly(attack, fighter);
    }

    /** Another one than the Unit itself. */
    private static boolean attackedAlly(AttackInProgress attack, Fighter fighter) {
        for (Fighter attacked : attack.attacked()) {
            if (attacked != fighter && attacked.side().equals(fighter.side())) {
                return true;
            }
        }
        return false;
    }
}
