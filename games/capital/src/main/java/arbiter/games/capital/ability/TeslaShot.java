package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackInProgress;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.attack.DamageDice;
import arbiter.games.capital.damage.TakeDown;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Electric damage to the victim and all around it. Ledger: tesla-shot-1. */
public record TeslaShot(int energy, Quantity damage, int metres) implements TrickshotTrait {

    @Override
    public String word() {
        return "tesla";
    }

    @Override
    public String words() {
        return "Tesla Shot";
    }

    @Override
    public DamageType type() {
        return DamageType.ELECTRIC;
    }

    @Override
    public boolean matters(Combatant victim) {
        return true;
    }

    /** One roll for the victim and everybody near it, friend or foe. Ledger: CAP-AMB-115. */
    @Override
    public void resolve(Play<CapitalState> play, AttackInProgress roll, Combatant victim) {
        int dealt = DamageDice.roll(play, roll, "tesla-shot.damage", damage);
        List<Combatant> victims = new ArrayList<>();
        victims.add(victim);
        for (Combatant near : play.state().units()) {
            if (near != victim
                    && near.present()
                    && play.state().reachable(victim, near) // CAP-AMB-142
                    && victim.base().within(near.base(), metres * AttackOptions.MILLIMETRES)) {
                victims.add(near);
            }
        }
        for (int i = 0; i < victims.size(); i++) {
            Combatant struck = victims.get(i);
            int before = struck.hp();
            Trickshots.blow(play, roll, struck, this, dealt, i < victims.size() - 1);
            if (struck != victim) {
                TakeDown.resolve(play, struck, before); // 20; the victim's own comes later
            }
        }
    }
}
