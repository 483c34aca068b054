package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.power.SetupPower;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.List;

/** What Bosses call before their Action. Ledger: table 3.7. */
public final class BossPowers {

    private static final int USELESS = 5;

    private BossPowers() {}

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.machine().tier() != Tier.BOSS) {
            return;
        }
        behold(state, unit, deeds);
        useless(state, unit, deeds);
        dieForMe(state, unit, deeds);
        Temptation.offer(state, unit, deeds);
        offering(state, unit, deeds);
        MonsterGrowth.offer(state, unit, deeds);
        sealedFate(state, unit, deeds);
    }

    /** As much Energy again, until the next refresh. Ledger: behold-my-true-power, BCG-AMB-117. */
    private static void behold(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (Powers.oncePerRound(state, unit, PowerId.BEHOLD_MY_TRUE_POWER)) {
            deeds.add(SetupPower.of(
                    state, unit, PowerId.BEHOLD_MY_TRUE_POWER, "twice the Energy for a Round", (play, user) -> {
                        Powers.pay(play, user, PowerId.BEHOLD_MY_TRUE_POWER, "");
                        play.emit(new EnergyDoubled(user.id(), play.state().rounds(user, 1)));
                    }));
        }
    }

    /** A shield whose strength is fixed when it is made. Ledger: useless, BCG-AMB-36. */
    private static void useless(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (Powers.oncePerRound(state, unit, PowerId.USELESS)) {
            int stops = USELESS + state.tension();
            deeds.add(SetupPower.of(
                    state, unit, PowerId.USELESS, "stops " + stops + " Damage within a Round", (play, user) -> {
                        Powers.pay(play, user, PowerId.USELESS, "");
                        play.emit(new Marked(
                                Mark.own(
                                        Mark.Kind.SHIELD,
                                        user,
                                        stops,
                                        play.state().rounds(user, 1)),
                                "shrugs off the next " + stops + " Damage"));
                    }));
        }
    }

    /** Each Enemy once in a Round. Ledger: die-for-me. */
    private static void dieForMe(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (!Powers.can(state, unit, PowerId.DIE_FOR_ME)
                || fresh(state, unit, PowerId.DIE_FOR_ME).isEmpty()) {
            return;
        }
        int damage = Ranks.systems(state, unit) / 2;
        deeds.add(SetupPower.of(
                state, unit, PowerId.DIE_FOR_ME, "one Enemy takes " + damage + " Damage", (play, user) -> {
                    Fighter enemy = UnitOption.choose(
                            play,
                            user.decider(),
                            "power.enemy",
                            fresh(play.state(), user, PowerId.DIE_FOR_ME),
                            () -> "Who is to die?");
                    Powers.pay(play, user, PowerId.DIE_FOR_ME, enemy.id());
                    Damage.resolve(play, enemy, damage, DamageCause.by(user, "Die for Me!"));
                }));
    }

    /** Enemies on whom that Power was not used in this Round. */
    static List<Fighter> fresh(CenturyState state, Fighter unit, PowerId power) {
        List<Fighter> enemies = Powers.enemies(state, unit);
        enemies.removeIf(enemy -> unit.genre().usedOn(power, enemy.id(), state.round()));
        return enemies;
    }

    /** What a Grunt had left becomes the Boss's, and an Enemy's woe. Ledger: i-accept-your-offering, BCG-AMB-126. */
    private static void offering(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (Powers.oncePerRound(state, unit, PowerId.I_ACCEPT_YOUR_OFFERING)
                && !grunts(state, unit).isEmpty()) {
            deeds.add(SetupPower.of(
                    state, unit, PowerId.I_ACCEPT_YOUR_OFFERING, "sacrifice a Grunt", BossPowers::sacrifice));
        }
    }

    private static void sacrifice(Play<CenturyState> play, Fighter user) {
        Fighter grunt = UnitOption.choose(
                play, user.decider(), "power.ally", grunts(play.state(), user), () -> "Which Grunt is sacrificed?");
        Powers.pay(play, user, PowerId.I_ACCEPT_YOUR_OFFERING, grunt.id());
        int worth = grunt.machine().level() + Fighter.LEVELS - grunt.levelsLost();
        play.emit(new Destroyed(grunt.id(), UnitFate.DESTROYED));
        ThresholdRepair.resolve(play, user, worth);
        List<Fighter> enemies = Powers.enemies(play.state(), user);
        if (!enemies.isEmpty()) {
            Fighter enemy =
                    UnitOption.choose(play, user.decider(), "power.enemy", enemies, () -> "Who suffers for it?");
            Damage.resolve(play, enemy, worth, DamageCause.by(user, "I Accept your Offering"));
        }
    }

    private static List<Fighter> grunts(CenturyState state, Fighter unit) {
        List<Fighter> grunts = Powers.allies(state, unit);
        grunts.removeIf(ally -> ally.machine().tier() != Tier.GRUNT);
        return grunts;
    }

    /** Ledger: your-fate-is-sealed, BCG-AMB-81. */
    private static void sealedFate(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (!Powers.can(state, unit, PowerId.YOUR_FATE_IS_SEALED)
                || unsealed(state, unit).isEmpty()) {
            return;
        }
        deeds.add(SetupPower.of(
                state,
                unit,
                PowerId.YOUR_FATE_IS_SEALED,
                "one Enemy has no Tension and regains no Threshold for a Round",
                (play, user) -> {
                    Fighter enemy = UnitOption.choose(
                            play,
                            user.decider(),
                            "power.enemy",
                            unsealed(play.state(), user),
                            () -> "Whose fate is sealed?");
                    Powers.pay(play, user, PowerId.YOUR_FATE_IS_SEALED, enemy.id());
                    Clock round = play.state().rounds(user, 1);
                    play.emit(new Marked(
                            new Mark(Mark.Kind.NO_TENSION, enemy.id(), user.id(), "", 1, round),
                            "has no Tension for a Round"));
                    play.emit(new Marked(
                            new Mark(Mark.Kind.NO_REPAIR, enemy.id(), user.id(), "", 1, round),
                            "cannot regain Threshold for a Round"));
                }));
    }

    private static List<Fighter> unsealed(CenturyState state, Fighter unit) {
        List<Fighter> enemies = Powers.enemies(state, unit);
        enemies.removeIf(enemy -> state.has(Mark.Kind.NO_REPAIR, enemy));
        return enemies;
    }
}
