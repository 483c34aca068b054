package arbiter.content.catalogue;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.Words;
import arbiter.content.yaml.Binder;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.References;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The entries of all kinds by id, finished in whatever order their references ask for. */
final class Stock implements References {

    private static final int LONGEST_CHAIN = 100;

    private final Map<Kind<?>, Map<String, Draft>> drafts = new LinkedHashMap<>();
    private final Set<Kind<?>> gaps = new HashSet<>();
    private final Binder binder;
    private int chain;

    Stock(Collection<Kind<?>> kinds, Binder binder) {
        kinds.forEach(kind -> drafts.put(kind, new LinkedHashMap<>()));
        this.binder = binder.with(this);
    }

    /** Reads files whose values name these entries. */
    Binder binder() {
        return binder;
    }

    /** The drafts of a kind in order, to be read and added to. */
    Map<String, Draft> of(Kind<?> kind) {
        return drafts.get(kind);
    }

    /** Says that some entries of this kind could not be read, so that a miss among them means nothing. */
    void addGap(Kind<?> kind) {
        gaps.add(kind);
    }

    @Override
    public boolean covers(Type type) {
        return entryType(type).isPresent();
    }

    @Override
    public Optional<Object> find(Node node, Type type, Problems problems) {
        Class<? extends Entry> wanted = entryType(type).orElseThrow();
        if (!(node instanceof Node.Text text)) {
            problems.add(
                    node.place(), "expected the id of " + Words.a(Words.noun(wanted)) + ", found " + node.described());
            return Optional.empty();
        }
        if (hasGaps(wanted) && matches(wanted, text.value()).isEmpty()) {
            return Optional.empty();
        }
        try {
            Draft draft = draft(wanted, text.value());
            return type == wanted ? entry(draft, wanted, node, problems) : Optional.of(new Ref<>(wanted, draft));
        } catch (IllegalArgumentException refusal) {
            problems.add(node.place(), refusal.getMessage());
            return Optional.empty();
        }
    }

    @Override
    public String id(Object thing) {
        return thing instanceof Ref<?> ref ? ref.id() : ((Entry) thing).id();
    }

    /** The draft that a reference of this type means; anything but exactly one is refused. */
    Draft draft(Class<? extends Entry> wanted, String id) {
        List<Draft> found = matches(wanted, id);
        if (found.isEmpty()) {
            List<String> ids =
                    candidates(wanted).flatMap(byId -> byId.keySet().stream()).toList();
            throw new IllegalArgumentException(Nearest.unknown(Words.noun(wanted), id, ids));
        }
        if (found.size() > 1) {
            throw new IllegalArgumentException("'" + id + "' is among the "
                    + found.get(0).kind().name() + " and among the "
                    + found.get(1).kind().name() + "; rename one of them");
        }
        return found.get(0);
    }

    /** Turns the draft into an entry, unless that happened before; the node is where it was asked for. */
    Optional<Entry> finish(Draft draft, Node asked, Problems problems) {
        if (draft.stage() == Draft.Stage.DONE) {
            return draft.entry();
        }
        if (draft.stage() == Draft.Stage.UNDER_WAY) {
            problems.add(asked.place(), "'" + draft.id() + "' refers to itself in a circle");
            return Optional.empty();
        }
        if (chain == LONGEST_CHAIN) {
            problems.add(asked.place(), "this chain of references is longer than " + LONGEST_CHAIN);
            return Optional.empty();
        }
        draft.begin();
        chain++;
        draft.end(binder.bindInFull(draft.node(), draft.kind().type(), problems).map(Entry.class::cast));
        chain--;
        return draft.entry();
    }

    private Optional<Object> entry(Draft draft, Class<? extends Entry> wanted, Node asked, Problems problems) {
        Optional<Entry> entry = finish(draft, asked, problems);
        if (entry.isPresent() && !wanted.isInstance(entry.get())) {
            problems.add(asked.place(), "'" + draft.id() + "' is not " + Words.a(Words.noun(wanted)));
            return Optional.empty();
        }
        return entry.map(found -> found);
    }

    private boolean hasGaps(Class<? extends Entry> wanted) {
        return gaps.stream().anyMatch(kind -> kind.mayBe(wanted));
    }

    private List<Draft> matches(Class<? extends Entry> wanted, String id) {
        return candidates(wanted)
                .filter(byId -> byId.containsKey(id))
                .map(byId -> byId.get(id))
                .toList();
    }

    private Stream<Map<String, Draft>> candidates(Class<? extends Entry> wanted) {
        return drafts.entrySet().stream()
                .filter(shelf -> shelf.getKey().mayBe(wanted))
                .map(Map.Entry::getValue);
    }

    private static Optional<Class<? extends Entry>> entryType(Type type) {
        if (type instanceof ParameterizedType ref && ref.getRawType() == Ref.class) {
            return entryType(ref.getActualTypeArguments()[0]);
        }
        return type instanceof Class<?> single && Entry.class.isAssignableFrom(single)
                ? Optional.of(single.asSubclass(Entry.class))
                : Optional.empty();
    }
}
