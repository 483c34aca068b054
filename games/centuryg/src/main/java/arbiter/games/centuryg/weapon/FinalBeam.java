package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.unit.MarksEnded;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Charged first, it strikes everybody with all Energy there is, and then cools down. Ledger: final-beam, BCG-AMB-120. */
public record FinalBeam() implements WeaponTrait {

    @Override
    public boolean strikesEverybody() {
        return true;
    }

    @Override
    public void offer(CenturyState state, Fighter unit, List<CenturyAct> acts) {
        if (!ChargeFinalBeam.isCharged(state, unit)) {
            acts.add(new ChargeFinalBeam());
        }
    }

    @Override
    public boolean isReady(CenturyState state, Fighter unit) {
        return ChargeFinalBeam.isCharged(state, unit);
    }

    @Override
    public void boost(Play<CenturyState> play, AttackInProgress attack, int left, int targets) {
        attack.boostWith(left);
    }

    @Override
    public int extraDamage(CenturyState state, AttackInProgress attack, Fighter target, int left) {
        return attack.boostEnergy();
    }

    /** A Boosted one hurts all Units, the user included. */
    @Override
    public void inArea(Play<CenturyState> play, AttackInProgress attack) {
        List<Fighter> everybody = new ArrayList<>();
        for (Fighter unit : play.state().units()) {
            if (unit.isOut()) {
                everybody.add(unit);
            }
        }
        AreaEffects.splash(play, attack, everybody, attack.boostEnergy());
    }

    /** After any firing the charge is gone and the next Action is lost. */
    @Override
    public void leaves(Play<CenturyState> play, AttackInProgress attack) {
        Fighter unit = attack.attacker();
        if (unit.isFighting()) {
            play.emit(new MarksEnded(unit.id(), Mark.Kind.CHARGED));
            Mark cooling = Mark.own(Mark.Kind.COOLING, unit, 1, Clock.FIGHT);
            play.emit(new Marked(cooling, "must let the Final Beam cool down"));
        }
    }
}
