package arbiter.rulebook;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.Pack;
import arbiter.content.json.Json;
import arbiter.kernel.Agent;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.rulebook.guide.Chapter;
import arbiter.rulebook.guide.Explanations;
import arbiter.rulebook.guide.FirstFight;
import arbiter.rulebook.guide.Hint;
import arbiter.rulebook.guide.Primer;
import arbiter.rulebook.guide.Synonyms;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A game as people meet it: its name, its content, its ledger, and how a table is set up from a file. A game becomes
 * part of Arbiter by offering one of these as a service.
 */
public interface Rulebook<S extends State<S>> {

    Game<S> game();

    /** The game's name as people say it. */
    String name();

    /** What the game is, in one sentence. */
    String summary();

    /** How the game presents itself to somebody who has never played it; a game for developers may do without. */
    default Optional<Presentation> presentation() {
        return Optional.empty();
    }

    /** The game in five minutes, for somebody who has never played it. */
    default Optional<Primer> primer() {
        return Optional.empty();
    }

    /** The chapters of the rulebook in reading order. */
    default List<Chapter> chapters() {
        return List.of();
    }

    /** What people call rules and entries besides their names. */
    default List<Synonyms> synonyms() {
        return List.of();
    }

    /** Situations that show rules at work; each names the rules that it shows, the most telling one first. */
    default List<Encounter> examples() {
        return List.of();
    }

    /** A small fight made for learning, apart from the encounters. */
    default Optional<FirstFight> firstFight() {
        return Optional.empty();
    }

    /** What is said once to whoever meets something for the first time. */
    default List<Hint> hints() {
        return List.of();
    }

    /** What explains options and the words of sheets. */
    default Explanations explanations() {
        return Explanations.NONE;
    }

    Class<S> stateType();

    Catalogue content();

    /** The same game with homebrew packs; those for other games are passed over. */
    Rulebook<S> with(List<Pack> homebrew);

    /** Every rule of the game with how it is carried out, and the scenarios that show it. */
    RuleLedger ledger();

    /** What a table may decide for itself where people read the rules differently. */
    List<TableOption> options();

    /** Sets up a table. What does not fit is reported as a problem where it stands in the file. */
    S start(Setting setting);

    /** A cheap opponent made for this game, if there is one; without it, one that looks ahead plays. */
    default Optional<Agent<S>> opponent() {
        return Optional.empty();
    }

    /** What a gamemaster may change by hand. */
    List<Class<? extends Event<S>>> edits();

    /** What a gamemaster does to units by hand, in the words that all games share. */
    GamemasterHand<S> hand();

    /** Fights that come with the game, the best one to begin with first. */
    default List<Encounter> encounters() {
        return List.of();
    }

    /** The encounter with that id, the fight made for learning, or a worked example. */
    default Optional<Encounter> encounter(String id) {
        Stream<Encounter> learning = firstFight().stream().map(FirstFight::encounter);
        return Stream.of(encounters().stream(), learning, examples().stream())
                .flatMap(fights -> fights)
                .filter(encounter -> encounter.id().equals(id))
                .findFirst();
    }

    /** Who can be put on a table. */
    default List<Candidate> candidates() {
        return List.of();
    }

    /** Where the characters are that come with the game, by their ids. */
    default FileResolver characterFiles() {
        return path -> {
            throw new Refused("no characters come with this game");
        };
    }

    /** Where characters are made and checked, in games that have characters built by rules. */
    default Optional<CharacterDesk> characters() {
        return Optional.empty();
    }

    /** Where machines are made and checked, in games that have machines built by rules. */
    default Optional<CharacterDesk> machines() {
        return Optional.empty();
    }

    /** Where enemies are proposed for a party, in games that measure strength. */
    default Optional<OppositionDesk> opposition() {
        return Optional.empty();
    }

    /** Writes and reads states and journals of this game. */
    default Json json() {
        return Json.with(content());
    }

    /** A table saved by an earlier version, in the shape that this one reads. */
    default JsonNode upgradeState(JsonNode saved) {
        return saved;
    }

    /** An edit saved by an earlier version, in the shape that this one reads. */
    default JsonNode upgradeEdit(JsonNode saved) {
        return saved;
    }

    default String id() {
        return game().id();
    }

    /** Whether higher faces are better for whoever throws; where not, nothing is said of luck at the end of a fight. */
    default boolean highDiceHelp() {
        return true;
    }
}
