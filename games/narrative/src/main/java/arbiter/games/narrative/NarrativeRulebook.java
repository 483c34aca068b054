package arbiter.games.narrative;

import arbiter.content.catalogue.Pack;
import arbiter.content.json.Json;
import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.calls.Announced;
import arbiter.games.narrative.calls.BandSet;
import arbiter.games.narrative.calls.Concealed;
import arbiter.games.narrative.calls.ConditionSet;
import arbiter.games.narrative.calls.DiceGiven;
import arbiter.games.narrative.calls.Placed;
import arbiter.games.narrative.calls.StoryPointsSet;
import arbiter.games.narrative.calls.UnitAdded;
import arbiter.games.narrative.calls.UnitWithdrawn;
import arbiter.games.narrative.calls.VitalsSet;
import arbiter.games.narrative.environment.SurroundingsEvents.SurroundingsChanged;
import arbiter.games.narrative.opponent.NarrativeOpponent;
import arbiter.games.narrative.sheet.Adversary;
import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.Handbook;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.vehicle.TracksSet;
import arbiter.kernel.Agent;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Setting;
import arbiter.rulebook.TableOption;
import arbiter.tabletop.rulebook.TabletopRulebook;
import arbiter.tabletop.unit.Part;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The narrative-dice game as people meet it: its content, its ledger, its characters, how an encounter is set up. */
public final class NarrativeRulebook extends TabletopRulebook<NarrativeState> {

    private static final Title TITLE = new Title(
            NarrativeContent.ID,
            "Narrative Dice",
            "A grim far future on symbol dice: every roll says more than yes or no, and people spend what it says.");

    private final NarrativeGame game = new NarrativeGame();

    public NarrativeRulebook() {
        this(List.of());
    }

    private NarrativeRulebook(List<Pack> homebrew) {
        super(TITLE, NarrativeState.class, NarrativeContent::load, homebrew);
    }

    @Override
    public Game<NarrativeState> game() {
        return game;
    }

    @Override
    public Rulebook<NarrativeState> with(List<Pack> packs) {
        return new NarrativeRulebook(packs);
    }

    @Override
    public Optional<Agent<NarrativeState>> opponent() {
        return Optional.of(NarrativeOpponent.create());
    }

    @Override
    public List<TableOption> options() {
        return NarrativeOptions.ALL;
    }

    @Override
    public NarrativeState start(Setting setting) {
        return SceneSetup.start(setting, Handbook.of(content()));
    }

    @Override
    public List<Class<? extends Event<NarrativeState>>> edits() {
        return List.of(
                Announced.class,
                BandSet.class,
                Concealed.class,
                ConditionSet.class,
                DiceGiven.class,
                Placed.class,
                StoryPointsSet.class,
                SurroundingsChanged.class,
                TracksSet.class,
                UnitAdded.class,
                UnitWithdrawn.class,
                VitalsSet.class);
    }

    @Override
    public List<Candidate> candidates() {
        Stream<Candidate> people = desk().candidates(Build::name, Build::concept).stream();
        Stream<Candidate> adversaries = content().shelf(Adversary.class).all().stream()
                .map(one -> new Candidate(Candidate.Way.FROM, one.id(), one.name(), EnumWords.of(one.standing())));
        return Stream.concat(people, adversaries).toList();
    }

    @Override
    public GamemasterHand<NarrativeState> hand() {
        return new NarrativeHand();
    }

    @Override
    public Optional<CharacterDesk> characters() {
        return Optional.of(desk());
    }

    private NarrativeDesk desk() {
        return new NarrativeDesk(Handbook.of(content()));
    }

    @Override
    public Json json() {
        return Json.with(content()).kinds(Part.class, NarrativeParts.ALL);
    }

    /** The sides of dice with symbols have no order. */
    @Override
    public boolean highDiceHelp() {
        return false;
    }
}
