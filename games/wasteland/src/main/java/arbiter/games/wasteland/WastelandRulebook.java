package arbiter.games.wasteland;

import arbiter.content.catalogue.Pack;
import arbiter.content.json.Json;
import arbiter.content.yaml.EnumWords;
import arbiter.games.wasteland.calls.Announced;
import arbiter.games.wasteland.calls.AwarenessSet;
import arbiter.games.wasteland.calls.Concealed;
import arbiter.games.wasteland.calls.ConditionSet;
import arbiter.games.wasteland.calls.CoverSet;
import arbiter.games.wasteland.calls.MinePut;
import arbiter.games.wasteland.calls.MinesCleared;
import arbiter.games.wasteland.calls.Placed;
import arbiter.games.wasteland.calls.PoolsSet;
import arbiter.games.wasteland.calls.ReachSet;
import arbiter.games.wasteland.calls.UnitAdded;
import arbiter.games.wasteland.calls.UnitWithdrawn;
import arbiter.games.wasteland.calls.VitalsSet;
import arbiter.games.wasteland.calls.ZoneSet;
import arbiter.games.wasteland.creature.CreatureTrait;
import arbiter.games.wasteland.creature.CreatureTraits;
import arbiter.games.wasteland.opponent.WastelandOpponent;
import arbiter.games.wasteland.sheet.Adversary;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.Handbook;
import arbiter.games.wasteland.unit.WastelandState;
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

/** The wasteland game as people meet it: its content, its ledger, how a fight is set up. */
public final class WastelandRulebook extends TabletopRulebook<WastelandState> {

    private static final Title TITLE = new Title(
            WastelandContent.ID,
            "Wasteland 2d20",
            "After the end of the world: d20 pools, action points that everybody shares, and bodies that break piece by"
                    + " piece.");

    private final WastelandGame game = new WastelandGame();

    public WastelandRulebook() {
        this(List.of());
    }

    private WastelandRulebook(List<Pack> homebrew) {
        super(TITLE, WastelandState.class, WastelandContent::load, homebrew);
    }

    @Override
    public Game<WastelandState> game() {
        return game;
    }

    @Override
    public Rulebook<WastelandState> with(List<Pack> packs) {
        return new WastelandRulebook(packs);
    }

    @Override
    public Optional<Agent<WastelandState>> opponent() {
        return Optional.of(WastelandOpponent.create());
    }

    @Override
    public List<TableOption> options() {
        return WastelandOptions.ALL;
    }

    @Override
    public WastelandState start(Setting setting) {
        return SceneSetup.start(setting, Handbook.of(content()));
    }

    @Override
    public List<Class<? extends Event<WastelandState>>> edits() {
        return List.of(
                Announced.class,
                AwarenessSet.class,
                Concealed.class,
                ConditionSet.class,
                CoverSet.class,
                MinePut.class,
                MinesCleared.class,
                Placed.class,
                PoolsSet.class,
                ReachSet.class,
                UnitAdded.class,
                UnitWithdrawn.class,
                VitalsSet.class,
                ZoneSet.class);
    }

    @Override
    public List<Candidate> candidates() {
        Stream<Candidate> people = desk().candidates(Build::name, Build::concept).stream();
        Stream<Candidate> adversaries = content().shelf(Adversary.class).all().stream()
                .map(one -> new Candidate(Candidate.Way.FROM, one.id(), one.name(), EnumWords.of(one.rank())));
        return Stream.concat(people, adversaries).toList();
    }

    @Override
    public Optional<CharacterDesk> characters() {
        return Optional.of(desk());
    }

    private WastelandDesk desk() {
        return new WastelandDesk(Handbook.of(content()));
    }

    @Override
    public GamemasterHand<WastelandState> hand() {
        return new WastelandHand(Handbook.of(content()));
    }

    @Override
    public Json json() {
        return Json.with(content())
                .kinds(Part.class, WastelandParts.ALL)
                .kinds(CreatureTrait.class, CreatureTraits.TYPES);
    }
}
