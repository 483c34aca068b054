package arbiter.testkit;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.GameContent;
import arbiter.content.catalogue.Pack;
import arbiter.content.json.Json;
import arbiter.content.yaml.Source;
import arbiter.kernel.Agent;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.FileResolver;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.LedgerEntry;
import arbiter.rulebook.Placement;
import arbiter.rulebook.RuleLedger;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Setting;
import arbiter.rulebook.TableOption;
import arbiter.rulebook.edit.Edit;
import java.util.List;
import java.util.Optional;

/** The rulebook of {@link PileGame}, with whatever fault its game or its characters have. */
final class PileRulebook implements Rulebook<Pile> {

    /** What a stranger brings along, hidden. */
    static final int STRANGER = 50;

    private static final String ENCOUNTER = """
            game: pile
            title: A pile of stones
            text: Two people take stones from it in turn.
            units:
              - {name: Ann, side: ann}
              - {name: Bob, side: bob}
            """;

    private final PileGame game;
    private final PileDesk desk;
    private final Optional<Agent<Pile>> opponent;
    private final String encounter;

    private PileRulebook(PileGame game, PileDesk desk, Optional<Agent<Pile>> opponent, String encounter) {
        this.game = game;
        this.desk = desk;
        this.opponent = opponent;
        this.encounter = encounter;
    }

    /** A game that may be faulty, played by those who look ahead. */
    static PileRulebook of(PileGame.Fault fault) {
        return new PileRulebook(new PileGame(fault), PileDesk.sound(), Optional.empty(), ENCOUNTER);
    }

    /** A sound game whose characters may be faulty. */
    static PileRulebook of(PileDesk desk) {
        return new PileRulebook(new PileGame(PileGame.Fault.NONE), desk, Optional.empty(), ENCOUNTER);
    }

    /** The same with an opponent of its own, who takes as many stones as its luck says. */
    PileRulebook withOpponent() {
        Agent<Pile> lucky = (state, request) ->
                (state.hidden[0] + state.hidden[1]) % request.options().size();
        return new PileRulebook(game, desk, Optional.of(lucky), encounter);
    }

    /** The same with an encounter that says so. */
    PileRulebook withEncounter(String yaml) {
        return new PileRulebook(game, desk, opponent, yaml);
    }

    @Override
    public Game<Pile> game() {
        return game;
    }

    @Override
    public String name() {
        return "Pile";
    }

    @Override
    public String summary() {
        return "Two people and a pile of stones.";
    }

    @Override
    public Class<Pile> stateType() {
        return Pile.class;
    }

    @Override
    public Catalogue content() {
        return GameContent.of("pile").kind("ledger", LedgerEntry.class).load();
    }

    @Override
    public Rulebook<Pile> with(List<Pack> homebrew) {
        return this;
    }

    @Override
    public RuleLedger ledger() {
        return RuleLedger.of(content(), Source.text("scenarios.yaml", "{}"));
    }

    @Override
    public List<TableOption> options() {
        return List.of();
    }

    /** Whoever comes third is a stranger: one in sight takes most of the stones, a hidden one changes what is hidden. */
    @Override
    public Pile start(Setting setting) {
        Pile pile = new Pile();
        for (Placement stranger : setting.units().stream().skip(2).toList()) {
            if (stranger.hidden()) {
                pile.hidden[1] += STRANGER;
            } else {
                pile.stones = 2;
            }
        }
        return pile;
    }

    @Override
    public Optional<Agent<Pile>> opponent() {
        return opponent;
    }

    @Override
    public List<Class<? extends Event<Pile>>> edits() {
        return List.of();
    }

    @Override
    public GamemasterHand<Pile> hand() {
        return new GamemasterHand<>() {
            @Override
            public List<Edit<Pile>> onTable(Pile state) {
                return List.of();
            }

            @Override
            public List<Edit<Pile>> onUnit(Pile state, String unit) {
                return List.of();
            }
        };
    }

    @Override
    public List<Encounter> encounters() {
        return List.of(new Encounter("pile", Source.text("pile.yaml", encounter), characterFiles()));
    }

    @Override
    public List<Candidate> candidates() {
        return List.of(
                new Candidate(Candidate.Way.FROM, "picker", "Picker", "takes stones"),
                new Candidate(Candidate.Way.CHARACTER, PileDesk.FILE, "Ann", "level 1"));
    }

    @Override
    public FileResolver characterFiles() {
        return path -> Source.text(path, PileDesk.ANN);
    }

    @Override
    public Optional<CharacterDesk> characters() {
        return Optional.of(desk);
    }

    @Override
    public Json json() {
        return Json.plain();
    }
}
