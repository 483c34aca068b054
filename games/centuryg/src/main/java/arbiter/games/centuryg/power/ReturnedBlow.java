package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponType;
import java.util.List;

/** Defense by half of one's Systems; Weapons of the types chosen hurt their user as much. Ledger: i-believe-this-is-yours. */
public record ReturnedBlow() implements PowerTrait {

    @Override
    public void afterTest(
            CenturyState state, Fighter owner, KnownPower power, AttackInProgress attack, List<WindowAnswer> answers) {
        if (attack.reactions().used(power.id(), owner) || !state.enemies(owner, attack.attacker())) {
            return;
        }
        for (AttackedUnit victim : attack.victims()) {
            if (victim.fighter() == owner) {
                int half = Ranks.systems(state, owner) / 2;
                boolean back = returns(power, attack);
                answers.add(power.answer(
                                state,
                                owner,
                                () -> "Defense +" + half + (back ? ", and as much Damage back" : ""),
                                play -> {
                                    attack.reactions().use(power.id(), owner);
                                    victim.answerWith(half);
                                    if (back) {
                                        DamageCause cause = DamageCause.by(owner, power.name());
                                        Damage.resolve(play, attack.attacker(), half, cause);
                                    }
                                })
                        .idleIf(!victim.isHit() && !back));
            }
        }
    }

    private static boolean returns(KnownPower power, AttackInProgress attack) {
        for (String type : power.choices()) {
            if (WeaponType.matches(type, attack)) {
                return true;
            }
        }
        return false;
    }
}
