package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.MightRoll;
import arbiter.games.centuryg.attack.MightRollAnswers;
import arbiter.games.centuryg.attack.ResponseWindow;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.boss.BossLevel;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Play;
import java.util.List;

/** Abilities that have a Might Test rolled again; what they bring adds up. Ledger: BCG-ADV-5, BCG-AMB-05, BCG-AMB-83. */
public final class RerollPowers {

    private RerollPowers() {}

    /** An Active Defense of Bosses: the deeper their Level, the harder. Ledger: afterimages, BCG-AMB-85. */
    public static void afterimages(
            CenturyState state, AttackInProgress strike, Fighter owner, List<WindowAnswer> answers) {
        int level = BossLevel.of(owner, UpgradeId.AFTERIMAGES);
        if (level == 0
                || owner.energy() < 1
                || strike.ignoresDefenses
                || !state.enemies(owner, strike.attacker())
                || strike.defenders.contains(owner)
                || state.has(Mark.Kind.BARRIER, owner)) {
            return;
        }
        for (AttackedUnit victim : strike.victims()) {
            if (victim.fighter() == owner && !victim.isDefended()) {
                answers.add(WindowAnswer.of(
                                owner,
                                "afterimages",
                                () -> "Afterimages: have it rolled again with " + (level - 1) + " Disadvantages",
                                WindowAnswer.cost("Energy", 1),
                                play -> afterimages(play, strike, victim, level - 1))
                        .idleIf(!victim.isHit()));
            }
        }
    }

    /** The attacker may break through before the dice fly again. Ledger: 5.6 step 3. */
    private static void afterimages(
            Play<CenturyState> play, AttackInProgress strike, AttackedUnit victim, int disadvantages) {
        EnergyPayment.energy(play, victim.fighter(), 1, "Afterimages");
        victim.defend();
        strike.defenders.add(victim.fighter());
        Fighter attacker = strike.attacker();
        ResponseWindow.open(
                play,
                "attack.pierce",
                () -> victim.fighter().name() + " leaves Afterimages behind",
                attacker,
                victim.fighter(),
                owner -> MightRollAnswers.piercing(play.state(), strike, owner));
        if (!strike.ignoresDefenses) {
            strike.reactions.afterimages += disadvantages;
            again(play, strike, "Afterimages", -disadvantages);
        }
    }

    /** Everything that applied so far applies again; trades are made afresh. */
    static void again(Play<CenturyState> play, AttackInProgress strike, String label, int edges) {
        strike.reactions.rerolls = strike.reactions.rerolls.and(label, edges);
        MightRoll.resolve(play, strike, strike.reactions.rerolls);
    }

    static boolean isAttacked(AttackInProgress strike, Fighter unit) {
        for (AttackedUnit victim : strike.victims()) {
            if (victim.fighter() == unit) {
                return true;
            }
        }
        return false;
    }

    static String disadvantages(int number) {
        return number == 1 ? "a Disadvantage" : number + " Disadvantages";
    }
}
