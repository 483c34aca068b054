package arbiter.server.table;

import arbiter.kernel.Decider;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Member;
import arbiter.server.store.Role;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.PendingRecord;
import arbiter.server.table.loaded.Readers;
import arbiter.server.table.loaded.RecordedOrders;
import arbiter.server.table.loaded.Seating;
import arbiter.server.table.loaded.Sight;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** Taking back and putting in force: the gamemaster just does it, a player proposes it to the others concerned. */
final class Proposals<S extends State<S>> {

    private final LoadedTable<S> loaded;
    private final Seating seating;
    private final Member member;
    private final Sight sight;

    Proposals(LoadedTable<S> loaded, Seating seating, Member member) {
        this.loaded = loaded;
        this.seating = seating;
        this.member = member;
        this.sight = seating.sight(member);
    }

    PendingRecord<S> wish(String what) {
        if (member.role() == Role.SPECTATOR) {
            throw new RequestRefused(RequestRefused.Code.NOT_ALLOWED, "onlookers take nothing back");
        }
        List<Decider> unused = loaded.orders().unusedPasses(sight.viewer());
        if (what.equals("undo") && !unused.isEmpty()) {
            return endPassing(unused);
        }
        checkPossible(what, sight);
        List<String> asked = member.role() == Role.GAMEMASTER ? List.of() : seating.concerned(member.id());
        if (asked.isEmpty()) {
            return carryOut(what, member, sight);
        }
        PendingRecord<S> pending = new PendingRecord<>("propose");
        ObjectNode proposal = pending.json()
                .putObject("proposal")
                .put("id", loaded.names().of("proposal " + loaded.seq()))
                .put("by", member.id())
                .put("what", what);
        asked.forEach(proposal.putArray("asked")::add);
        proposal.putArray("agreed");
        return pending;
    }

    /** Whoever let things pass before any could is asked again; nothing that happened is taken back for it. */
    private PendingRecord<S> endPassing(List<Decider> units) {
        PendingRecord<S> pending = new PendingRecord<>("undo");
        RecordedOrders.endPassing(pending.json(), units);
        View view = loaded.table().view(sight.viewer());
        for (Decider unit : units) {
            String name = view.unit(unit.id()).map(View.Unit::name).orElse(unit.id());
            pending.item("note", name + " is asked again", Readers.members(true, sight.member()))
                    .put("by", sight.member());
        }
        return pending;
    }

    private void checkPossible(String what, Sight whose) {
        if (what.equals("undo") && loaded.history().movesToUndo(whose, loaded.log()) == 0) {
            throw new RequestRefused(RequestRefused.Code.NOTHING_TO_UNDO, "there is nothing to undo");
        }
        if (what.equals("redo") && !loaded.history().canRedo(whose, loaded.log())) {
            throw new RequestRefused(RequestRefused.Code.NOTHING_TO_REDO, "there is nothing to redo");
        }
    }

    /** A gamemaster takes back the very last move; a player whatever came after the last one they know of, too. */
    private PendingRecord<S> carryOut(String what, Member who, Sight whose) {
        checkPossible(what, whose);
        GameMoves<S> playing = new GameMoves<>(loaded);
        PendingRecord<S> pending = what.equals("undo")
                ? playing.undo(loaded.history().movesToUndo(whose, loaded.log()), who.id(), who.name())
                : playing.redo(who.id(), who.name());
        if (loaded.proposal().isPresent()) {
            pending.json().putNull("proposal");
        }
        return pending;
    }

    PendingRecord<S> agree(String id) {
        ObjectNode proposal = asked(id);
        List<String> agreed = texts(proposal.path("agreed"));
        if (!agreed.contains(member.id())) {
            agreed.add(member.id());
        }
        if (member.role() == Role.GAMEMASTER || agreed.containsAll(stillAsked(proposal))) {
            Member by = seating.members().stream()
                    .filter(one -> one.id().equals(proposal.path("by").asText()))
                    .findFirst()
                    .orElse(member);
            return carryOut(proposal.path("what").asText(), by, seating.sight(by));
        }
        PendingRecord<S> pending = new PendingRecord<>("agree");
        agreed.forEach(proposal.putArray("agreed")::add);
        pending.json().set("proposal", proposal);
        return pending;
    }

    private List<String> stillAsked(JsonNode proposal) {
        return texts(proposal.path("asked")).stream()
                .filter(id -> seating.present(id).isPresent())
                .toList();
    }

    PendingRecord<S> disagree(String id) {
        ObjectNode proposal = asked(id);
        PendingRecord<S> pending = new PendingRecord<>("disagree");
        pending.json().putNull("proposal");
        pending.item(
                        "note",
                        member.name() + " would rather not "
                                + proposal.path("what").asText() + " that",
                        Readers.EVERYONE)
                .put("by", member.id());
        return pending;
    }

    private ObjectNode asked(String id) {
        ObjectNode proposal = (ObjectNode) loaded.proposal()
                .filter(open -> open.path("id").asText().equals(id))
                .orElseThrow(() ->
                        new RequestRefused(RequestRefused.Code.NOT_OPEN, "nothing of that kind is proposed (any more)"))
                .deepCopy();
        boolean own = proposal.path("by").asText().equals(member.id());
        if (!own && !texts(proposal.path("asked")).contains(member.id()) && member.role() != Role.GAMEMASTER) {
            throw new RequestRefused(RequestRefused.Code.NOT_ALLOWED, "you are not asked");
        }
        return proposal;
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(text -> texts.add(text.asText()));
        return texts;
    }
}
