package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Possessed;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** An Enemy is made to attack one of its own with a Default Weapon. Ledger: possession, BCG-AMB-124, BCG-AMB-132. */
final class Possession {

    private static final int ENERGY = 5;

    private Possession() {}

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.owns(UpgradeId.POSSESSION)
                && unit.energy() >= ENERGY
                && !state.done().contains("possession")
                && !puppets(state, unit).isEmpty()) {
            deeds.add(BossUpgrades.item("possession", "Possession", ENERGY, Possession::resolve));
        }
    }

    private static List<Fighter> puppets(CenturyState state, Fighter boss) {
        List<Fighter> puppets = Powers.enemies(state, boss);
        puppets.removeIf(puppet -> attacks(state, puppet).isEmpty());
        return puppets;
    }

    /** Attacks on allies within reach after a Move. */
    private static List<Offense> attacks(CenturyState state, Fighter puppet) {
        List<Offense> attacks = new ArrayList<>();
        Targets finder = new Targets(state, puppet);
        for (Mounted mounted : puppet.weapons()) {
            if (mounted.weapon().make() == Weapon.Make.STANDARD && Working.weapon(state, puppet, mounted)) {
                Wield wield = new Wield(mounted, Manner.PLAIN);
                List<Fighter> victims = new ArrayList<>();
                for (Fighter ally : state.fighters()) {
                    if (ally != puppet
                            && ally.isOut()
                            && ally.trueSide().equals(puppet.trueSide())
                            && finder.canName(Strike.Mode.ATTACK, wield, ally)) {
                        victims.add(ally);
                    }
                }
                if (!victims.isEmpty()) {
                    attacks.add(new Offense(Strike.Mode.ATTACK, wield, victims, 0));
                }
            }
        }
        return attacks;
    }

    private static void resolve(Play<CenturyState> play, Fighter boss) {
        Fighter puppet = Whom.choose(
                play, boss.decider(), "boss.possess", puppets(play.state(), boss), () -> "Who is possessed?");
        play.emit(new Possessed(puppet.id(), boss.id(), true));
        List<Offense> attacks = attacks(play.state(), puppet);
        if (!attacks.isEmpty()) {
            Offense attack = attacks.size() == 1
                    ? attacks.get(0)
                    : play.choose(Request.one(boss.decider(), "boss.puppet", attacks)
                            .asking(() -> "With what does " + puppet.name() + " attack?"));
            Attack.resolve(play, puppet, attack, Strike.Occasion.OUT_OF_TURN);
        }
        play.emit(new Possessed(puppet.id(), boss.id(), false));
    }
}
