package arbiter.content.json;

/** Something that works out what is not saved with it, once all of its saved fields have been read. */
public interface AfterReading {

    void afterReading();
}
