package arbiter.games.centuryg;

import arbiter.content.catalogue.Pack;
import arbiter.content.json.Json;
import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.attack.AimTarget.AimLost;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.duel.DuelEnded;
import arbiter.games.centuryg.match.SceneStatus.SurroundingsSet;
import arbiter.games.centuryg.move.Position.Placed;
import arbiter.games.centuryg.opponent.CenturyOpponent;
import arbiter.games.centuryg.person.Proxy.ProxyGiven;
import arbiter.games.centuryg.power.GenrePoints.ThemePlayed;
import arbiter.games.centuryg.reinforcement.ReinforcementsCame;
import arbiter.games.centuryg.setup.CenturyOptions;
import arbiter.games.centuryg.setup.CenturySetup;
import arbiter.games.centuryg.setup.FairFight;
import arbiter.games.centuryg.setup.SavedFight;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.support.Restocked;
import arbiter.games.centuryg.terrain.Ground.EnvironmentSet;
import arbiter.games.centuryg.terrain.Ground.TerrainCleared;
import arbiter.games.centuryg.terrain.Ground.TerrainLaid;
import arbiter.games.centuryg.turn.Course.TensionSet;
import arbiter.games.centuryg.unit.Adjusted;
import arbiter.games.centuryg.unit.Announced;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Hidden;
import arbiter.games.centuryg.unit.MarkDropped;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.unit.UnitAdded;
import arbiter.games.centuryg.unit.UnitWithdrawn;
import arbiter.kernel.Agent;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.OppositionDesk;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Setting;
import arbiter.rulebook.TableOption;
import arbiter.tabletop.rulebook.TabletopRulebook;
import arbiter.tabletop.unit.Part;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Battle Century G as people meet it: its content, its ledger, pilots and Mecha, how a fight is set up. */
public final class CenturyRulebook extends TabletopRulebook<CenturyState> {

    private static final Title TITLE = new Title(
            "centuryg",
            "Battle Century G",
            "Giant robots and their pilots: one d10, Advantages, and Tension that grows with every Round.");

    private final CenturyGame game = new CenturyGame();
    private Handbook book;

    public CenturyRulebook() {
        this(List.of());
    }

    private CenturyRulebook(List<Pack> homebrew) {
        super(TITLE, CenturyState.class, CenturyContent::load, homebrew);
    }

    @Override
    public Game<CenturyState> game() {
        return game;
    }

    private synchronized Handbook book() {
        if (book == null) {
            book = Handbook.of(content());
        }
        return book;
    }

    @Override
    public Rulebook<CenturyState> with(List<Pack> packs) {
        return new CenturyRulebook(packs);
    }

    @Override
    public List<TableOption> options() {
        return CenturyOptions.ALL;
    }

    @Override
    public CenturyState start(Setting setting) {
        return CenturySetup.start(setting, book());
    }

    @Override
    public Optional<Agent<CenturyState>> opponent() {
        return Optional.of(new CenturyOpponent());
    }

    @Override
    public List<Class<? extends Event<CenturyState>>> edits() {
        return List.of(
                Adjusted.class,
                Placed.class,
                UnitAdded.class,
                UnitWithdrawn.class,
                Hidden.class,
                TensionSet.class,
                TerrainLaid.class,
                TerrainCleared.class,
                Announced.class,
                EnvironmentSet.class,
                Marked.class,
                ProxyGiven.class,
                ReinforcementsCame.class,
                SurroundingsSet.class,
                ThemePlayed.class,
                AimLost.class,
                DuelBegan.class,
                DuelEnded.class,
                MarkDropped.class,
                Restocked.class);
    }

    @Override
    public List<Candidate> candidates() {
        Stream<Candidate> pilots =
                desk(Build.Kind.PILOT)
                        .candidates(Build::name, build -> "pilot, Power Level " + build.powerLevel())
                        .stream();
        Stream<Candidate> enemies = book().enemies().stream()
                .map(enemy -> new Candidate(
                        Candidate.Way.FROM,
                        enemy.id(),
                        enemy.name(),
                        EnumWords.of(enemy.tier()) + ", Power Level " + enemy.powerLevel()));
        return Stream.concat(pilots, enemies).toList();
    }

    @Override
    public GamemasterHand<CenturyState> hand() {
        return new CenturyHand(book());
    }

    @Override
    public Optional<CharacterDesk> characters() {
        return Optional.of(desk(Build.Kind.PILOT));
    }

    @Override
    public Optional<CharacterDesk> machines() {
        return Optional.of(desk(Build.Kind.MECHA));
    }

    private CenturyDesk desk(Build.Kind kind) {
        return new CenturyDesk(kind, book(), resources());
    }

    @Override
    public Optional<OppositionDesk> opposition() {
        return Optional.of(new FairFight(book()));
    }

    @Override
    public Json json() {
        return Json.with(content()).kinds(Part.class, SavedFight.PARTS);
    }

    @Override
    public JsonNode upgradeState(JsonNode saved) {
        return SavedFight.state(saved);
    }
}
