package arbiter.games.capital;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.Pack;
import arbiter.content.yaml.Source;
import arbiter.games.capital.opponent.CapitalOpponent;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.state.Adjusted;
import arbiter.games.capital.state.Announced;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Concealed;
import arbiter.games.capital.state.ConditionSet;
import arbiter.games.capital.state.LightSwitched;
import arbiter.games.capital.state.PeaceSet;
import arbiter.games.capital.state.Placed;
import arbiter.games.capital.state.PrestigeGained;
import arbiter.games.capital.state.Restocked;
import arbiter.games.capital.state.SenseSet;
import arbiter.games.capital.state.TauntSet;
import arbiter.games.capital.state.UnitAdded;
import arbiter.games.capital.state.UnitWithdrawn;
import arbiter.kernel.Agent;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.rulebook.Beside;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.RuleLedger;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Setting;
import arbiter.rulebook.TableOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Capital as people meet it: its content, its ledger, its characters, how a combat is set up. */
public final class CapitalRulebook implements Rulebook<CapitalState> {

    private final CapitalGame game = new CapitalGame(this::content);
    private final List<Pack> homebrew;
    private Catalogue content;

    public CapitalRulebook() {
        this(List.of());
    }

    private CapitalRulebook(List<Pack> homebrew) {
        this.homebrew = homebrew;
    }

    @Override
    public Game<CapitalState> game() {
        return game;
    }

    @Override
    public String name() {
        return "Capital";
    }

    @Override
    public String summary() {
        return "Science fiction with 2d6 contests: crews, signatures and bones, fought out in metres.";
    }

    @Override
    public Class<CapitalState> stateType() {
        return CapitalState.class;
    }

    @Override
    public synchronized Catalogue content() {
        if (content == null) {
            content = CapitalContent.load(homebrew);
        }
        return content;
    }

    @Override
    public Rulebook<CapitalState> with(List<Pack> packs) {
        return new CapitalRulebook(packs);
    }

    @Override
    public RuleLedger ledger() {
        return RuleLedger.of(content(), Source.resource(CapitalRulebook.class, "/capital/scenarios.yaml"));
    }

    @Override
    public List<TableOption> options() {
        return CapitalOptions.ALL;
    }

    @Override
    public CapitalState start(Setting setting) {
        return CapitalSetup.start(setting, Handbook.of(content()));
    }

    @Override
    public Agent<CapitalState> opponent() {
        return new CapitalOpponent();
    }

    @Override
    public List<Class<? extends Event<CapitalState>>> edits() {
        return List.of(
                Adjusted.class,
                ConditionSet.class,
                TauntSet.class,
                Placed.class,
                UnitAdded.class,
                UnitWithdrawn.class,
                Concealed.class,
                SenseSet.class,
                PeaceSet.class,
                PrestigeGained.class,
                LightSwitched.class,
                Restocked.class,
                Announced.class);
    }

    @Override
    public List<Encounter> encounters() {
        return Stream.of("brawl", "ambush", "chase", "boss")
                .map(name -> Encounter.of(CapitalRulebook.class, "/capital/encounters", name))
                .toList();
    }

    @Override
    public List<Candidate> candidates() {
        return Pregenerated.candidates(content());
    }

    @Override
    public Beside characterFiles() {
        return Beside.resources(CapitalRulebook.class, "/capital/characters");
    }

    @Override
    public GamemasterHand<CapitalState> hand() {
        return new CapitalHand(Handbook.of(content()));
    }

    @Override
    public Optional<CharacterDesk> characters() {
        return Optional.of(new CapitalDesk(Handbook.of(content())));
    }
}
