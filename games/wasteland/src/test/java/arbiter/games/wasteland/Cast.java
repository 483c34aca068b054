package arbiter.games.wasteland;

import static arbiter.games.wasteland.Handbooks.BOOK;

import arbiter.games.wasteland.effect.DamageEffect;
import arbiter.games.wasteland.environment.Surroundings;
import arbiter.games.wasteland.luck.LuckPoints;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.quality.WeaponTrait;
import arbiter.games.wasteland.sheet.Adversary;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.CoverKind;
import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.sheet.FieldKit;
import arbiter.games.wasteland.sheet.PlayBonuses;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.sheet.Protection;
import arbiter.games.wasteland.sheet.RangeBand;
import arbiter.games.wasteland.sheet.Resistance;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.sheet.build.Profiles;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.RuleTables;
import arbiter.games.wasteland.unit.TableRules;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Battlefield;
import arbiter.games.wasteland.zone.CoverPiece;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.games.wasteland.zone.ZoneLink;
import arbiter.games.wasteland.zone.ZonePlace;
import arbiter.testkit.Scenario;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** A small cast for scenarios: characters and adversaries that come with the game, on four zones in a row. */
public final class Cast {

    private static final List<String> ZONES = List.of("yard", "road", "ditch", "field");

    private Cast() {}

    /** A character that comes with the game, without luck unless a scenario is about it. */
    public static Fighter hero(String file, int number, int zone) {
        Build build = Build.format(BOOK.content())
                .read(WastelandContent.resources().character(file))
                .build();
        Fighter hero = new Fighter(file, build.name(), "party", Profiles.of(build, BOOK), number, zone);
        LuckPoints.put(hero, 0);
        return hero;
    }

    public static Fighter enemy(String id, int number, int zone) {
        Adversary adversary = BOOK.adversary(id);
        return new Fighter(id, adversary.name(), "raiders", Profiles.of(adversary), number, zone);
    }

    /** Somebody made for a scenario: a significant person with these weapons and the same resistance everywhere. */
    public static Fighter somebody(
            String name, String side, int number, int zone, int health, Resistance resistance, Weapon... weapons) {
        Profile plain = Profiles.of(BOOK.adversary("road-gunner"));
        List<FieldKit.Carried> items = new ArrayList<>();
        List<FieldKit.Shots> shots = new ArrayList<>();
        for (Weapon weapon : weapons) {
            items.add(new FieldKit.Carried(weapon, 1));
            weapon.ammunition().ifPresent(kind -> shots.add(new FieldKit.Shots(kind, 52)));
        }
        Profile profile = new Profile(
                Profile.Standing.NORMAL,
                Profile.Kind.PERSON,
                plain.plan(),
                1,
                plain.statistics(),
                health,
                10,
                1,
                0,
                0,
                Protection.of(Collections.nCopies(plain.plan().size(), resistance), 0, 0, List.of()),
                new FieldKit(items, shots, 0, 200),
                PlayBonuses.NONE,
                List.of(),
                true);
        return new Fighter(name.toLowerCase(Locale.ROOT), name, side, profile, number, zone);
    }

    /** A gun of the game with other dice, effects, fire rate and qualities. */
    public static Weapon gun(int dice, int fireRate, List<DamageEffect> effects, List<WeaponTrait> qualities) {
        Weapon base = BOOK.weapon("night-carbine");
        return new Weapon(
                "gun",
                "Gun",
                base.skill(),
                dice,
                effects,
                DamageType.PHYSICAL,
                Optional.empty(),
                fireRate,
                Optional.of(RangeBand.MEDIUM),
                qualities,
                base.ammunition(),
                0,
                false,
                OptionalInt.empty(),
                "A gun for scenarios.");
    }

    /** Four zones in a row on a clear day, with empty pools. */
    public static WastelandState table(Fighter... units) {
        return table(TableRules.STANDARD, units);
    }

    public static WastelandState table(TableRules rules, Fighter... units) {
        List<ZonePlace> zones = new ArrayList<>();
        List<ZoneLink> links = new ArrayList<>();
        for (int i = 0; i < ZONES.size(); i++) {
            zones.add(new ZonePlace(ZONES.get(i), Optional.empty(), false));
            if (i > 0) {
                links.add(new ZoneLink(i - 1, i, List.of(), false, false));
            }
        }
        List<Fighter> all = List.of(units);
        ActionPools start = ActionPools.start(all);
        return new WastelandState(
                all,
                Battlefield.of(zones, links, List.of()),
                Surroundings.clear(ZONES.size()),
                new ActionPools(0, 0, start.partySides()),
                RuleTables.of(BOOK),
                rules);
    }

    /** The same with one piece of cover of so many dice in the second zone. */
    public static WastelandState tableWithCover(int dice, Fighter... units) {
        return tableWithCover(TableRules.STANDARD, dice, units);
    }

    public static WastelandState tableWithCover(TableRules rules, int dice, Fighter... units) {
        List<Fighter> all = List.of(units);
        List<ZonePlace> zones =
                List.of(new ZonePlace("yard", Optional.empty(), false), new ZonePlace("road", Optional.empty(), false));
        CoverPiece piece =
                new CoverPiece("wall", BOOK.content().shelf(CoverKind.class).get("brick-cover"), 1, dice, List.of());
        return new WastelandState(
                all,
                Battlefield.of(zones, List.of(new ZoneLink(0, 1, List.of(), false, false)), List.of(piece)),
                Surroundings.clear(2),
                new ActionPools(0, 0, ActionPools.start(all).partySides()),
                RuleTables.of(BOOK),
                rules);
    }

    public static Scenario<WastelandState> scenario(Fighter... units) {
        return new Scenario<>(table(units));
    }

    /** Puts two within each other's reach. */
    public static void inReach(Fighter one, Fighter other) {
        Nearness.join(one, other);
    }
}
