package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.ItemDone;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.unit.MarksEnded;
import arbiter.games.centuryg.weapon.WeaponType;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.List;

/** What Boss Upgrades and Capstones do at the beginning of a Turn. Ledger: 5.2 step 2, tables 3.15 and 3.16. */
public final class BossUpgrades {

    private static final int PREDATOR = 5;

    private BossUpgrades() {}

    public static void mandatory(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.machine().tier() != Tier.BOSS) {
            return;
        }
        int back = BossLevel.of(unit, UpgradeId.IT_KEEPS_COMING_BACK);
        if (back > 0 && !state.done().contains("it-keeps-coming-back") && ThresholdRepair.helps(state, unit)) {
            int amount = back == 2 ? 3 : 5;
            deeds.add(item(
                    "it-keeps-coming-back",
                    "It Keeps Coming Back: regain " + amount,
                    0,
                    (play, boss) -> ThresholdRepair.resolve(play, boss, amount)));
        }
        if (unit.owns(UpgradeId.ENERGY_DRAIN)
                && !state.done().contains("energy-drain")
                && !charged(state, unit).isEmpty()) {
            deeds.add(item("energy-drain", "Energy Drain: take half of an Enemy's Energy", 0, BossUpgrades::drain));
        }
    }

    public static void optional(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.machine().tier() != Tier.BOSS) {
            return;
        }
        int predator = BossLevel.of(unit, UpgradeId.PHANTOM_PREDATOR);
        if (predator > 0 && unit.energy() >= PREDATOR && !state.done().contains("phantom-predator")) {
            deeds.add(item(
                    "phantom-predator", "Phantom Predator", PREDATOR, (play, boss) -> phantom(play, boss, predator)));
        }
        int faster = BossLevel.of(unit, UpgradeId.THREE_TIMES_FASTER);
        if (faster > 0
                && !state.done().contains("three-times-faster")
                && !Powers.enemies(state, unit).isEmpty()) {
            deeds.add(item(
                    "three-times-faster",
                    "Three Times Faster than one Enemy",
                    0,
                    (play, boss) -> threeTimesFaster(play, boss, faster)));
        }
        if (BossLevel.of(unit, UpgradeId.ADAPTIVE_MORPHOLOGY) == 4
                && !state.done().contains("adaptive-morphology")) {
            deeds.add(item("adaptive-morphology", "Adaptive Morphology: change the type", 0, BossUpgrades::adapt));
        }
        BossPossession.offer(state, unit, deeds);
    }

    static BossItem item(
            String id, String text, int energy, java.util.function.BiConsumer<Play<CenturyState>, Fighter> effect) {
        return new BossItem(id, text, WindowAnswer.cost("Energy", energy), (play, boss) -> {
            play.emit(new ItemDone(boss.id(), id));
            EnergyPayment.energy(play, boss, energy, text);
            if (boss.isFighting()) {
                effect.accept(play, boss);
            }
        });
    }

    private static List<Fighter> charged(CenturyState state, Fighter unit) {
        List<Fighter> enemies = Powers.enemies(state, unit);
        enemies.removeIf(enemy -> enemy.energy() < 2);
        return enemies;
    }

    /** Half of what the Enemy has left just now. Ledger: energy-drain, BCG-AMB-117. */
    private static void drain(Play<CenturyState> play, Fighter boss) {
        Fighter enemy = UnitOption.choose(
                play, boss.decider(), "boss.drain", charged(play.state(), boss), () -> "Whose Energy is drained?");
        play.emit(new EnergyDrained(enemy.id(), boss.id(), enemy.energy() / 2));
    }

    /** Ledger: phantom-predator. */
    private static void phantom(Play<CenturyState> play, Fighter boss, int level) {
        CenturyState state = play.state();
        int bonus = Math.max(Ranks.systems(state, boss), Ranks.speed(state, boss)); // nothing speaks for the lower
        Clock round = play.state().rounds(boss, 1);
        play.emit(new Marked(Mark.own(Mark.Kind.MANEUVER, boss, bonus, round), "has Defense +" + bonus));
        if (level > 2) {
            play.emit(new Marked(
                    Mark.own(Mark.Kind.PIERCING, boss, 1, Clock.turnEnd(boss.id(), 0)),
                    "will go through Active Defenses with its next attack"));
        }
        if (level > 3) {
            play.emit(new Marked(Mark.own(Mark.Kind.STEALTH, boss, 2, round), "is hard to make out"));
        }
    }

    /** Ledger: three-times-faster. */
    private static void threeTimesFaster(Play<CenturyState> play, Fighter boss, int level) {
        Fighter enemy = UnitOption.choose(
                play,
                boss.decider(),
                "boss.faster",
                Powers.enemies(play.state(), boss),
                () -> "Whom is " + boss.name() + " faster than?");
        int speed = Ranks.speed(play.state(), boss);
        int bonus = level > 3 ? speed : speed / 2;
        Clock round = play.state().rounds(boss, 1);
        play.emit(new Marked(
                new Mark(Mark.Kind.STRONGER, boss.id(), boss.id(), enemy.id(), bonus, round),
                "has +" + bonus + " against " + enemy.name()));
        if (level > 2) {
            play.emit(new Marked(
                    new Mark(Mark.Kind.DEFENSE, boss.id(), boss.id(), enemy.id(), bonus, round),
                    "has Defense +" + bonus + " against " + enemy.name()));
        }
    }

    private static void adapt(Play<CenturyState> play, Fighter boss) {
        if (play.state().has(Mark.Kind.ADAPTED, boss)) {
            play.emit(new MarksEnded(boss.id(), Mark.Kind.ADAPTED));
        } else {
            play.emit(new Marked(Mark.own(Mark.Kind.ADAPTED, boss, 1, Clock.FIGHT), "adapts its skin"));
        }
    }

    /** An Active Defense that needs no word: against Beams or against all others. Ledger: adaptive-morphology. */
    public static void adaptive(CenturyState state, AttackInProgress strike, AttackedUnit victim) {
        Fighter boss = victim.fighter();
        int level = BossLevel.of(boss, UpgradeId.ADAPTIVE_MORPHOLOGY);
        if (level == 0 || victim.isDefended() || strike.ignoresDefenses || !state.enemies(boss, strike.attacker())) {
            return;
        }
        for (Fitted fitted : boss.fittings().fitted()) {
            if (fitted.upgrade().id().equals("adaptive-morphology")
                    && WeaponType.matches(fitted.choice(), strike) != state.has(Mark.Kind.ADAPTED, boss)) {
                victim.defendWith(level == 2 ? 5 : 10);
            }
        }
    }

    /** Ledger: bloodlust. */
    public static int bloodlust(AttackInProgress strike, Fighter target) {
        int level = BossLevel.of(strike.attacker(), UpgradeId.BLOODLUST);
        boolean counts = strike.mode() == AttackInProgress.Mode.ENGAGE || target.isDueling();
        return level == 0 || !counts ? 0 : level == 4 ? 10 : 5;
    }

    /** Against a duel opponent, from the third Level on. */
    public static int bloodyGuard(Fighter target, Fighter attacker) {
        int level = BossLevel.of(target, UpgradeId.BLOODLUST);
        if (level < 3 || target.duel().filter(attacker.id()::equals).isEmpty()) {
            return 0;
        }
        return level == 4 ? 10 : 5;
    }
}
