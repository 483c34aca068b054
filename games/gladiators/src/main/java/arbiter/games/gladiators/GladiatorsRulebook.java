package arbiter.games.gladiators;

import arbiter.content.catalogue.Pack;
import arbiter.content.json.Json;
import arbiter.content.yaml.EnumWords;
import arbiter.games.gladiators.calls.Adjusted;
import arbiter.games.gladiators.calls.Announced;
import arbiter.games.gladiators.calls.Concealed;
import arbiter.games.gladiators.calls.ConditionSet;
import arbiter.games.gladiators.calls.EnvironmentErased;
import arbiter.games.gladiators.calls.EnvironmentPainted;
import arbiter.games.gladiators.calls.LimitSet;
import arbiter.games.gladiators.calls.Placed;
import arbiter.games.gladiators.calls.UnitAdded;
import arbiter.games.gladiators.calls.UnitWithdrawn;
import arbiter.games.gladiators.calls.WallBroken;
import arbiter.games.gladiators.calls.WallErased;
import arbiter.games.gladiators.calls.WallPainted;
import arbiter.games.gladiators.opponent.GladiatorsOpponent;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.Handbook;
import arbiter.games.gladiators.unit.GladiatorsState;
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

/** Glorious Gladiators as people meet it: its content, its ledger, its characters, how a fight is set up. */
public final class GladiatorsRulebook extends TabletopRulebook<GladiatorsState> {

    private static final Title TITLE = new Title(
            GladiatorsContent.ID,
            "Glorious Gladiators",
            "Superheroes whose players design their powers, fought out on hexes with one D10.");

    private final GladiatorsGame game = new GladiatorsGame();

    public GladiatorsRulebook() {
        this(List.of());
    }

    private GladiatorsRulebook(List<Pack> homebrew) {
        super(TITLE, GladiatorsState.class, GladiatorsContent::load, homebrew);
    }

    @Override
    public Game<GladiatorsState> game() {
        return game;
    }

    @Override
    public Rulebook<GladiatorsState> with(List<Pack> packs) {
        return new GladiatorsRulebook(packs);
    }

    @Override
    public Optional<Agent<GladiatorsState>> opponent() {
        return Optional.of(GladiatorsOpponent.create());
    }

    @Override
    public List<TableOption> options() {
        return GladiatorsOptions.ALL;
    }

    @Override
    public GladiatorsState start(Setting setting) {
        return SceneSetup.start(setting, Handbook.of(content()));
    }

    @Override
    public List<Class<? extends Event<GladiatorsState>>> edits() {
        return List.of(
                Adjusted.class,
                Announced.class,
                Concealed.class,
                ConditionSet.class,
                EnvironmentErased.class,
                EnvironmentPainted.class,
                LimitSet.class,
                Placed.class,
                UnitAdded.class,
                UnitWithdrawn.class,
                WallBroken.class,
                WallErased.class,
                WallPainted.class);
    }

    @Override
    public List<Candidate> candidates() {
        Stream<Candidate> heroes = desk().candidates(Build::name, GladiatorsRulebook::summary).stream();
        Stream<Candidate> minors = Handbook.of(content()).minors().stream()
                .map(minor -> new Candidate(Candidate.Way.FROM, minor.id(), minor.name(), summary(minor)));
        return Stream.concat(heroes, minors).toList();
    }

    private static String summary(Build build) {
        String gp = build.budget().isPresent() ? ", " + build.budget().getAsInt() + " GP" : "";
        return EnumWords.of(build.standing()) + gp;
    }

    @Override
    public GamemasterHand<GladiatorsState> hand() {
        return new GladiatorsHand(Handbook.of(content()));
    }

    @Override
    public Optional<CharacterDesk> characters() {
        return Optional.of(desk());
    }

    private GladiatorsDesk desk() {
        return new GladiatorsDesk(Handbook.of(content()));
    }

    @Override
    public Json json() {
        return Json.with(content()).kinds(Part.class, GladiatorsParts.ALL);
    }
}
