package arbiter.games.narrative;

import static arbiter.games.narrative.Handbooks.BOOK;

import arbiter.games.narrative.range.RangeBands;
import arbiter.games.narrative.sheet.Adversary;
import arbiter.games.narrative.sheet.BodyArmour;
import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.games.narrative.sheet.build.Profiles;
import arbiter.games.narrative.story.StoryPoints;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.unit.RuleTables;
import arbiter.games.narrative.unit.TableRules;
import arbiter.space.band.Band;
import arbiter.testkit.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A small cast for scenarios: characters and adversaries that come with the game. */
public final class Cast {

    private Cast() {}

    /** A character that comes with the game, called by the first name. */
    public static Participant hero(String file) {
        Build build = Build.format(BOOK.content())
                .read(NarrativeContent.resources().character(file))
                .build();
        String first = build.name().split(" ")[0];
        return new Participant(file, first, "players", Profiles.of(build));
    }

    /** The same character in other armour. */
    public static Participant wearing(Participant hero, String armour) {
        Build build = Build.format(BOOK.content())
                .read(NarrativeContent.resources().character(hero.id()))
                .build();
        BodyArmour worn = BOOK.content().shelf(BodyArmour.class).get(armour);
        return new Participant(
                hero.id(),
                hero.name(),
                hero.side(),
                Profiles.of(build.carrying(build.weapons(), Optional.of(worn), build.gear())));
    }

    /** The same character with other weapons, the first two of them in hand. */
    public static Participant armed(String file, String... weapons) {
        Build build = Build.format(BOOK.content())
                .read(NarrativeContent.resources().character(file))
                .build();
        List<Weapon> arms = Stream.of(weapons).map(BOOK::weapon).toList();
        String first = build.name().split(" ")[0];
        return new Participant(file, first, "players", Profiles.of(build.carrying(arms, build.armour(), build.gear())));
    }

    /** An adversary, or a group of so many. */
    public static Participant enemy(String id, int members) {
        Adversary adversary = BOOK.content().shelf(Adversary.class).get(id);
        return new Participant(id, adversary.name(), "enemies", Profiles.of(adversary, members));
    }

    /** All of them at that band from each other, with one Story Point on either side. */
    public static NarrativeState table(Band apart, Participant... units) {
        return table(TableRules.STANDARD, apart, units);
    }

    public static NarrativeState table(TableRules rules, Band apart, Participant... units) {
        return new NarrativeState(
                List.of(units), RangeBands.all(units.length, apart), StoryPoints.start(1), RuleTables.of(BOOK), rules);
    }

    public static Scenario<NarrativeState> scenario(Band apart, Participant... units) {
        return new Scenario<>(table(apart, units));
    }
}
