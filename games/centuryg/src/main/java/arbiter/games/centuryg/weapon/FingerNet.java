package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.turn.Durations;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Play;

/** Halves Speed and Guard of all in it to the close of the next Turn. Ledger: finger-net. */
public record FingerNet() implements WeaponTrait {

    @Override
    public boolean affectsBlast() {
        return true;
    }

    @Override
    public void inArea(Play<CenturyState> play, AttackInProgress attack) {
        Clock clock = Durations.closeOfFollowingTurn(play.state(), attack.attacker());
        for (Fighter unit : AreaEffects.inBlast(play.state(), attack)) {
            AreaEffects.halve(play, attack, unit, Mark.Kind.HALF_SPEED, clock, "is caught in the net: Speed halved");
            AreaEffects.halve(play, attack, unit, Mark.Kind.HALF_GUARD, clock, "is caught in the net: Guard halved");
        }
    }
}
