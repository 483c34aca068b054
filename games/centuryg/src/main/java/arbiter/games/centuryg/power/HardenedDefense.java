package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** Defense, and Threshold back afterwards if the Weapon has hurt its owner before. Ledger: that-will-not-work-again, BCG-AMB-119. */
public record HardenedDefense(int defense) implements PowerTrait {

    @Override
    public boolean remembersWounds() {
        return true;
    }

    @Override
    public void afterTest(
            CenturyState state, Fighter owner, KnownPower power, AttackInProgress attack, List<WindowAnswer> answers) {
        if (attack.reactions().used(power.id(), owner) || !state.enemies(owner, attack.attacker())) {
            return;
        }
        for (AttackedUnit victim : attack.victims()) {
            if (victim.fighter() == owner) {
                boolean known = owner.genre().isScarredBy(attack.weapon().name());
                answers.add(power.answer(
                                state,
                                owner,
                                () -> "Defense +" + defense + (known ? ", and Threshold back afterwards" : ""),
                                play -> {
                                    attack.reactions().use(power.id(), owner);
                                    victim.answerWith(defense);
                                    if (known) {
                                        attack.reactions().owe(power, owner);
                                    }
                                })
                        .idleIf(!victim.isHit()));
            }
        }
    }

    @Override
    public void afterAttack(Play<CenturyState> play, Fighter owner, KnownPower power, AttackInProgress attack) {
        ThresholdRepair.resolve(play, owner, Ranks.systems(play.state(), owner) / 2);
    }
}
