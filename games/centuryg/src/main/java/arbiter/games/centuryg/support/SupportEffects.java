package arbiter.games.centuryg.support;

import arbiter.games.centuryg.attack.AttackArea;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.terrain.Ground.TerrainLaid;
import arbiter.games.centuryg.terrain.Patch;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.test.PlainRoll;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.utility.Resupply;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** What each Support does. Ledger: table 3.11. */
final class SupportEffects {

    private static final int EXTRA_ENERGY = 4;
    private static final int SHORT_CIRCUIT = 2;
    private static final int DODGE = 10;

    private SupportEffects() {}

    static void resolve(Play<CenturyState> play, Fighter unit, UpgradeId which, SupportTargets target) {
        switch (which) {
            case SURPRISE_MINEFIELD ->
                play.emit(new TerrainLaid(
                        new Patch(target.zone(), Terrain.EXTREME, play.state().rounds(unit, 1))));
            case AIRSTRIKE -> airstrike(play, unit, target.zone());
            case JAMMING_BARRAGE -> jam(play, unit, target.zone());
            default -> upon(play, unit, which, target.unit().orElseThrow());
        }
    }

    private static void upon(Play<CenturyState> play, Fighter unit, UpgradeId which, Fighter whom) {
        switch (which) {
            case ASSISTED_TARGETING ->
                mark(
                        play,
                        unit,
                        whom,
                        Mark.Kind.TARGETING,
                        0,
                        Clock.ROUND,
                        "has a target assigned: the next attack is aimed");
            case OVERCHARGE -> {
                if (!play.state().has(Mark.Kind.OVERCHARGED, whom)) { // no stacking
                    mark(play, unit, whom, Mark.Kind.OVERCHARGED, EXTRA_ENERGY, Clock.FIGHT, "will have 4 Energy more");
                }
            }
            case SUPPORT_FIRE -> supportFire(play, unit, whom);
            case SUPPLY_DELIVERY -> deliver(play, unit, whom);
            case ELECTROMAGNETIC_DETONATOR -> {
                Clock round = play.state().rounds(unit, 1);
                halve(play, unit, whom, Mark.Kind.HALF_ENERGY, which, "has half its Energy");
                mark(play, unit, whom, Mark.Kind.SHORTED, SHORT_CIRCUIT, round, "takes 2 Damage for each Energy spent");
            }
            case ENSNARING_TRAP -> {
                halve(play, unit, whom, Mark.Kind.HALF_GUARD, which, "has half its Guard");
                halve(play, unit, whom, Mark.Kind.HALF_SPEED, which, "has half its Speed");
                mark(play, unit, whom, Mark.Kind.GROUNDED, 0, play.state().rounds(unit, 1), "is held to the ground");
            }
            default -> fireAtWill(play, unit, whom);
        }
    }

    private static void mark(
            Play<CenturyState> play, Fighter by, Fighter on, Mark.Kind kind, int value, Clock clock, String words) {
        play.emit(new Marked(new Mark(kind, on.id(), by.id(), "", value, clock), words));
    }

    /** The source of a halving is the Unit and what it uses. Ledger: BCG-AMB-45. */
    private static void halve(
            Play<CenturyState> play, Fighter by, Fighter on, Mark.Kind kind, UpgradeId means, String words) {
        Mark mark = new Mark(
                kind, on.id(), by.id() + ":" + means, "", 0, play.state().rounds(by, 1));
        play.emit(new Marked(mark, words + " for a Round"));
    }

    /** Ledger: support-fire, BCG-AMB-39. */
    private static void supportFire(Play<CenturyState> play, Fighter unit, Fighter whom) {
        List<Resupply.Item> weapons = new ArrayList<>();
        for (Mounted mounted : whom.weapons()) {
            weapons.add(
                    new Resupply.Item(mounted.weapon().id(), mounted.weapon().name()));
        }
        Resupply.Item weapon = play.choose(Request.one(unit.decider(), "support.weapon", weapons)
                .asking(() -> "Which Weapon of " + whom.name() + " becomes Crippling?"));
        Mark mark = new Mark(Mark.Kind.SUPPORT_FIRE, whom.id(), unit.id(), weapon.id(), 0, Clock.FIGHT);
        play.emit(new Marked(mark, "has support fire for the " + weapon.text()));
    }

    private static void deliver(Play<CenturyState> play, Fighter unit, Fighter whom) {
        List<Resupply.Item> spent = SupportTargets.oneShots(whom);
        Resupply.Item item = spent.size() == 1
                ? spent.get(0)
                : play.choose(Request.one(unit.decider(), "support.item", spent)
                        .asking(() -> "What does " + whom.name() + " get back?"));
        play.emit(new Restocked(whom.id(), item.id(), item.text()));
    }

    /** Speed against 10 and the caller's Systems; failure hurts by the difference. */
    private static void fireAtWill(Play<CenturyState> play, Fighter unit, Fighter whom) {
        int needed = DODGE + Ranks.systems(play.state(), unit);
        int speed = Ranks.speed(play.state(), whom);
        int die = PlainRoll.die(play, "support.dodge", whom);
        play.emit(new SpeedTested(whom.id(), "Fire at Will", die, speed, needed));
        Damage.resolve(play, whom, needed - die - speed, DamageCause.by(unit, "Fire at Will"));
    }

    private static void airstrike(Play<CenturyState> play, Fighter unit, int zone) {
        int damage = Ranks.systems(play.state(), unit) / 2;
        for (Fighter struck : area(play, unit, zone, UpgradeId.AIRSTRIKE)) {
            Damage.resolve(play, struck, damage, DamageCause.by(unit, "the Airstrike"));
        }
    }

    private static void jam(Play<CenturyState> play, Fighter unit, int zone) {
        for (Fighter struck : area(play, unit, zone, UpgradeId.JAMMING_BARRAGE)) {
            halve(play, unit, struck, Mark.Kind.HALF_MIGHT, UpgradeId.JAMMING_BARRAGE, "has half its Might");
        }
    }

    /** All Units there, the caller included, but for the Zones that Expert Support leaves out. */
    private static List<Fighter> area(Play<CenturyState> play, Fighter unit, int zone, UpgradeId which) {
        CenturyState state = play.state();
        List<Fighter> struck = new ArrayList<>();
        int radius = SupportTargets.radius(unit, which);
        for (Fighter other : state.units()) {
            if (AttackArea.reaches(state, other) && Footprint.distance(state.field(), zone, other) <= radius) {
                struck.add(other);
            }
        }
        List<Integer> excluded = ExpertSupport.exclude(play, unit, struck);
        struck.removeIf(other -> excluded.contains(other.zone()));
        return struck;
    }
}
