package arbiter.games.wasteland;

import static arbiter.games.wasteland.Handbooks.BOOK;

import arbiter.games.wasteland.environment.Surroundings;
import arbiter.games.wasteland.luck.LuckPoints;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.sheet.Adversary;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.build.Profiles;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.RuleTables;
import arbiter.games.wasteland.unit.TableRules;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Battlefield;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.games.wasteland.zone.ZoneLink;
import arbiter.games.wasteland.zone.ZonePlace;
import arbiter.testkit.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

    public static Scenario<WastelandState> scenario(Fighter... units) {
        return new Scenario<>(table(units));
    }

    /** Puts two within each other's reach. */
    public static void inReach(Fighter one, Fighter other) {
        Nearness.join(one, other);
    }
}
