package arbiter.server.table;

import arbiter.content.ContentProblems;
import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.kernel.Decider;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.rulebook.edit.Edits;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Member;
import arbiter.server.store.Role;
import arbiter.server.table.loaded.JsonText;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.Lobby;
import arbiter.server.table.loaded.PendingRecord;
import arbiter.server.table.loaded.Seating;
import arbiter.server.table.loaded.Sight;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;

/** Carries out the commands of the protocol: who may give which, and what each does. */
final class CommandExecutor<S extends State<S>> {

    private final LoadedTable<S> loaded;
    private final Seating seating;
    private final Member member;
    private final Sight sight;

    CommandExecutor(LoadedTable<S> loaded, Seating seating, Member member) {
        this.loaded = loaded;
        this.seating = seating;
        this.member = member;
        this.sight = seating.sight(member);
    }

    PendingRecord<S> carryOut(Command command, long number) {
        if (isOvertaken(command, number)) {
            throw new RequestRefused(RequestRefused.Code.OVERTAKEN, "something has happened in between; look again");
        }
        if (loaded.revealed() && command.goesOn()) {
            throw DiceReveal.over();
        }
        checkBegun(command);
        try {
            return command instanceof Command.GameCommand move ? goOn(move(move)) : besidesTheGame(command);
        } catch (Refused refused) {
            throw new RequestRefused(RequestRefused.Code.AGAINST_THE_RULES, refused.getMessage(), "command");
        } catch (ContentProblems problems) {
            throw new RequestRefused(RequestRefused.Code.AGAINST_THE_RULES, problems.getMessage(), "command.unit");
        }
    }

    /** Before the fight there is only what people say, and who plays whom. */
    private void checkBegun(Command command) {
        boolean begun = loaded.table().begun();
        if (command instanceof Command.LobbyCommand == begun
                && !(command instanceof Command.Say
                        || command instanceof Command.Seat
                        || command instanceof Command.ArtCommand)) {
            throw new RequestRefused(
                    RequestRefused.Code.NOT_OPEN,
                    begun ? "the fight has begun already" : "the fight has not begun; its gamemaster begins it");
        }
    }

    /** The machine's moves do not come between somebody and their last move; other people's do. */
    private boolean isOvertaken(Command command, long number) {
        return command.isExact() && number != loaded.log().number(sight)
                || command instanceof Command.Undo && number < loaded.lastByOthers(sight);
    }

    private PendingRecord<S> move(Command.GameCommand command) {
        GameMoves<S> moves = new GameMoves<>(loaded);
        if (command instanceof Command.Answer answer) {
            return moves.answer(playing(), decider -> seating.decides(sight.viewer(), decider), answer);
        }
        if (command instanceof Command.Call call) {
            return moves.call(playing(), caller(call.unit()), call.option());
        }
        if (command instanceof Command.ByHand byHand) {
            return moves.edit(sight, byHand.word(), edited(byHand.asEdit()));
        }
        return new DiceReveal<>(loaded, seating, member).reveal();
    }

    private PendingRecord<S> besidesTheGame(Command command) {
        if (command instanceof Command.Wish wish) {
            return wish(wish);
        }
        if (command instanceof Command.StandingOrder order) {
            own(order.unit());
            return new StandingCommands<>(loaded, sight).standing(order);
        }
        if (command instanceof Command.Say say) {
            return new Chat<>(loaded, seating, member).say(say.text(), say.to().orElse("all"));
        }
        if (command instanceof Command.Ready ready) {
            return ready(ready.on().orElse(true));
        }
        if (command instanceof Command.Begin) {
            return begin();
        }
        if (command instanceof Command.Portrait portrait) {
            playing();
            own(portrait.unit());
            return new ArtCommands<>(loaded, sight).portrait(portrait);
        }
        if (command instanceof Command.Backdrop backdrop) {
            if (!seating.isHost(member.id())) {
                throw TableImages.onlyHost();
            }
            return new ArtCommands<>(loaded, sight).backdrop(backdrop);
        }
        Command.Seat seat = (Command.Seat) command;
        return seat(own(seat.unit()), seat.to());
    }

    private PendingRecord<S> ready(boolean on) {
        playing();
        PendingRecord<S> pending = new PendingRecord<>("ready");
        Lobby.ready(pending.json(), member.id(), on);
        return pending;
    }

    private PendingRecord<S> begin() {
        if (!seating.isHost(member.id())) {
            throw new RequestRefused(RequestRefused.Code.NOT_ALLOWED, "only the gamemaster begins the fight");
        }
        return new GameMoves<>(loaded).begin();
    }

    private PendingRecord<S> wish(Command.Wish wish) {
        Proposals<S> proposals = new Proposals<>(loaded, seating, member);
        if (wish instanceof Command.Agree agree) {
            return proposals.agree(agree.proposal());
        }
        return wish instanceof Command.Disagree disagree
                ? proposals.disagree(disagree.proposal())
                : proposals.wish(wish.word());
    }

    /** What was proposed is void once the game goes on. */
    private PendingRecord<S> goOn(PendingRecord<S> pending) {
        if (loaded.proposal().isPresent()) {
            pending.json().putNull("proposal");
        }
        return pending;
    }

    /** Whoever calls does so for a unit of theirs; the gamemaster may have calls of their own. */
    private Decider caller(String unit) {
        return sight.viewer().gamemaster() && unit.equals(Decider.GAMEMASTER.id())
                ? Decider.GAMEMASTER
                : Decider.unit(own(unit));
    }

    private Sight playing() {
        if (member.role() == Role.SPECTATOR) {
            throw new RequestRefused(RequestRefused.Code.NOT_ALLOWED, "onlookers answer no questions");
        }
        return sight;
    }

    /** A unit that this member plays; the gamemaster plays all. Who may not know of a unit learns nothing of it. */
    private String own(String unit) {
        List<String> seen = loaded.table().view(sight.viewer()).units().stream()
                .map(View.Unit::id)
                .toList();
        if (!seen.contains(unit)) {
            throw new RequestRefused(
                    RequestRefused.Code.NOT_FOUND, Nearest.unknown("unit", unit, seen), "command.unit");
        }
        boolean hosts = !loaded.table().begun() && seating.isHost(member.id());
        if (!sight.viewer().gamemaster() && !sight.viewer().plays(unit) && !hosts) {
            throw new RequestRefused(RequestRefused.Code.NOT_ALLOWED, "you do not play " + unit, "command.unit");
        }
        return unit;
    }

    private PendingRecord<S> seat(String unit, String to) {
        boolean known = to.equals(Seating.GAMEMASTER) || Seating.isMachine(to);
        if (!known
                && seating.present(to)
                        .filter(one -> one.role() != Role.SPECTATOR)
                        .isEmpty()) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, "no player of that id sits here", "command.to");
        }
        PendingRecord<S> pending = new PendingRecord<>("seat");
        pending.json().putObject("seats").put(unit, to);
        return pending;
    }

    private Event<S> edited(Command.Edit edit) {
        if (!sight.viewer().gamemaster()) {
            throw new RequestRefused(RequestRefused.Code.NOT_ALLOWED, "only the gamemaster changes things by hand");
        }
        return Edits.of(loaded.book(), loaded.table().state())
                .event(edit.edit(), edit.unit(), edit.values().map(this::values).orElse(Map.of()));
    }

    private Map<String, Node> values(JsonNode json) {
        if (!json.isObject()) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, "'values' must be an object", "command.values");
        }
        Problems problems = new Problems();
        Node values = Yaml.read(Source.text("values", JsonText.write(json)), problems);
        problems.throwIfAny();
        return values.map();
    }
}
