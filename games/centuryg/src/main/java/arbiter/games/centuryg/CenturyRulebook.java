package arbiter.games.centuryg;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.Pack;
import arbiter.content.yaml.Source;
import arbiter.games.centuryg.opponent.CenturyOpponent;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.state.Adjusted;
import arbiter.games.centuryg.state.Announced;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.EnvironmentSet;
import arbiter.games.centuryg.state.Hidden;
import arbiter.games.centuryg.state.Marked;
import arbiter.games.centuryg.state.Placed;
import arbiter.games.centuryg.state.ProxyGiven;
import arbiter.games.centuryg.state.ReinforcementsCame;
import arbiter.games.centuryg.state.SurroundingsSet;
import arbiter.games.centuryg.state.TensionSet;
import arbiter.games.centuryg.state.TerrainCleared;
import arbiter.games.centuryg.state.TerrainLaid;
import arbiter.games.centuryg.state.ThemePlayed;
import arbiter.games.centuryg.state.UnitAdded;
import arbiter.games.centuryg.state.UnitWithdrawn;
import arbiter.kernel.Agent;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.rulebook.Beside;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.OppositionDesk;
import arbiter.rulebook.RuleLedger;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Setting;
import arbiter.rulebook.TableOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Battle Century G as people meet it: its content, its ledger, pilots and Mecha, how a fight is set up. */
public final class CenturyRulebook implements Rulebook<CenturyState> {

    private final CenturyGame game = new CenturyGame();
    private final List<Pack> homebrew;
    private Catalogue content;
    private Handbook book;

    public CenturyRulebook() {
        this(List.of());
    }

    private CenturyRulebook(List<Pack> homebrew) {
        this.homebrew = homebrew;
    }

    @Override
    public Game<CenturyState> game() {
        return game;
    }

    @Override
    public String name() {
        return "Battle Century G";
    }

    @Override
    public String summary() {
        return "Giant robots and their pilots: one d10, Advantages, and Tension that grows with every Round.";
    }

    @Override
    public Class<CenturyState> stateType() {
        return CenturyState.class;
    }

    @Override
    public synchronized Catalogue content() {
        if (content == null) {
            content = CenturyContent.load(homebrew);
        }
        return content;
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
    public RuleLedger ledger() {
        return RuleLedger.of(content(), Source.resource(CenturyRulebook.class, "/centuryg/scenarios.yaml"));
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
    public Agent<CenturyState> opponent() {
        return new CenturyOpponent();
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
                ThemePlayed.class);
    }

    @Override
    public List<Encounter> encounters() {
        return Stream.of("pass", "bridge", "ark", "sun", "gala")
                .map(name -> Encounter.of(CenturyRulebook.class, "/centuryg/encounters", name))
                .toList();
    }

    @Override
    public List<Candidate> candidates() {
        return Pregenerated.candidates(book());
    }

    @Override
    public Beside characterFiles() {
        return Beside.resources(CenturyRulebook.class, "/centuryg/characters");
    }

    @Override
    public GamemasterHand<CenturyState> hand() {
        return new CenturyHand(book());
    }

    @Override
    public Optional<CharacterDesk> characters() {
        return Optional.of(CenturyDesk.forPilots(book()));
    }

    @Override
    public Optional<CharacterDesk> machines() {
        return Optional.of(CenturyDesk.forMecha(book()));
    }

    @Override
    public Optional<OppositionDesk> opposition() {
        return Optional.of(new FairFight(book()));
    }
}
